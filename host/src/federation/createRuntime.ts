import { getInstance, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { FederationRuntime } from './FederationRuntime';
import type { PageFile } from './manifest';
import { remoteOf } from './pageId';
import { createScriptPolicy, type ScriptPolicy } from './scriptPolicy';

/**
 * The federation runtime of the page. The files of the remotes come into the document here, with an origin allow-list
 * (Trusted Types) and their hashes (FAULTS, C); the runtime finds them there.
 */
export function createRuntime(): FederationRuntime {
  const policy = createScriptPolicy();
  return {
    insert: (file, signal) => insertFile(file, signal, policy),
    run: (page, entry) => {
      const name = remoteOf(page);
      if (!Reflect.get(globalThis, name)) throw new Error(`${entry.url} does not define ${name}.`);
      registerRemotes([{ name, entry: entry.url }]);
      return loadRemote(page);
    },
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
    // What the policy refuses is a rejection too.
    const element = elementFor(file, policy);
    const handleAbort = (): void => {
      // A script that has left for another document does not run when it arrives after all.
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
    // The remote's own runtime looks for it under this name, and asks no second time.
    element.dataset.href = path;
    element.href = url;
  } else {
    element.async = true;
    element.src = policy.urlOf(url);
  }
  return element;
}

/**
 * Has the runtime forget a remote. The `force` option of `registerRemotes` does the same by the same method, but writes a
 * warning to the shopper's console. The list in which webpack's runtime keeps the remote's chunks goes too: another release
 * would take these for its own.
 */
function forgetRemote(name: string, fileUrls: readonly string[]): void {
  const runtime = getInstance();
  const known = runtime?.options.remotes.find((remote) => remote.name === name);
  // Private to the runtime's types alone.
  const handler = runtime?.remoteHandler as unknown as { removeRemote(remote: unknown): void };
  if (known) handler.removeRemote(known);
  Reflect.set(globalThis, name, undefined);
  Reflect.deleteProperty(globalThis, `webpackChunk${name}`);
  for (const element of document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
    'script[src], link[href]',
  )) {
    if (fileUrls.includes('src' in element ? element.src : element.href)) element.remove();
  }
}
