import { getInstance } from '@module-federation/enhanced/runtime';
import { forgetContainer, runContainer } from './container';
import type { FederationRuntime } from './FederationRuntime';
import type { PageFile } from './manifest';
import { createScriptPolicy, type ScriptPolicy } from './scriptPolicy';

/**
 * The federation runtime of the page, which shares packages. The files of the remotes come into the document here, with an
 * origin allow-list (Trusted Types) and their hashes (FAULTS, C).
 */
export function createRuntime(): FederationRuntime {
  const policy = createScriptPolicy();
  return {
    insert: (file, signal) => insertFile(file, signal, policy),
    run: runContainer,
    forget: forgetRemote,
    allowOrigins: policy.allow,
    provided: () => {
      const shared = Object.entries(getInstance()?.options.shared ?? {});
      return Object.fromEntries(shared.map(([name, [copy]]) => [name, copy?.version ?? '']));
    },
  };
}

function insertFile(file: PageFile, signal: AbortSignal, policy: ScriptPolicy): Promise<void> {
  if (isInPageStyle(file)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    // A refusal by the policy is a rejection too.
    const element = elementFor(file, policy);
    const handleAbort = (): void => {
      // A script that was moved to another document does not run when it arrives.
      document.implementation.createHTMLDocument('').adoptNode(element);
      reject(signal.reason as Error);
    };
    element.addEventListener('load', () => {
      signal.removeEventListener('abort', handleAbort);
      resolve();
    });
    element.addEventListener('error', () => {
      signal.removeEventListener('abort', handleAbort);
      element.remove();
      reject(new Error(`${file.url} could not be loaded.`));
    });
    signal.addEventListener('abort', handleAbort);
    document.head.append(element);
  });
}

/** Whether the one style sheet of the page's HTML holds a file; of another release than the HTML's nothing is taken from there. */
function isInPageStyle({ path, release }: PageFile): boolean {
  const held = [...document.querySelectorAll<HTMLLinkElement>('link[data-href]:not([href])')];
  return (
    release !== '' &&
    held.some(({ dataset }) => dataset.href === path && dataset.release === release)
  );
}

function elementFor(
  { url, path, kind, integrity }: PageFile,
  policy: ScriptPolicy,
): HTMLScriptElement | HTMLLinkElement {
  const element = document.createElement(kind === 'script' ? 'script' : 'link');
  element.crossOrigin = 'anonymous';
  element.integrity = integrity;
  if ('rel' in element) {
    element.rel = 'stylesheet';
    // The remote's own runtime looks for the style sheet by this attribute before it loads it.
    element.dataset.href = path;
    element.href = url;
  } else {
    element.async = true;
    element.src = policy.urlOf(url);
  }
  return element;
}

function forgetRemote(name: string, fileUrls: readonly string[]): void {
  forgetContainer(name);
  for (const element of document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
    'script[src], link[href]',
  )) {
    if (fileUrls.includes('src' in element ? element.src : element.href)) element.remove();
  }
}
