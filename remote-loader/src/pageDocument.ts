import { SHEET_PATH } from './formats/handover.ts';
import type { PageFile } from './releaseFiles.ts';
import { raceSignal } from './waiting.ts';

/** The parts of the document that the loader changes. */
export interface PageDocument {
  /**
   * Inserts a script or a style sheet. A page's script only registers its modules, and the style sheet's classes belong to
   * that page, so both may be inserted early and in any order.
   *
   * @throws if it cannot be loaded, or the policy refuses its URL; an aborted script never runs
   */
  insert(file: PageFile, signal: AbortSignal): Promise<void>;
  remove(urls: ReadonlySet<string>): void;
  /** Sets the origins from which scripts may be loaded. */
  allowOrigins(origins: ReadonlySet<string>): void;
}

/** The browser's document. The Trusted Types policy `mf-remote` permits scripts only from allowed origins. */
export function createPageDocument(hasStyle: (file: PageFile) => boolean): PageDocument {
  const policy = createScriptPolicy();
  return {
    insert: async (file, signal) => {
      if (file.kind === 'style' && hasStyle(file)) return;
      const element = elementFor(file, policy);
      const loading = new Promise<void>((resolve, reject) => {
        element.addEventListener('load', () => resolve());
        const fail = (): void => reject(new Error(`${file.url} could not be loaded.`));
        element.addEventListener('error', fail);
      });
      document.head.append(element);
      try {
        await raceSignal(loading, signal);
      } catch (error) {
        // Also an aborted script, which would run if it were only removed, never runs in another document.
        document.implementation.createHTMLDocument('').adoptNode(element);
        throw error;
      }
    },
    remove: (urls) => {
      for (const element of document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
        'script[src], link[href]',
      )) {
        if (urls.has('src' in element ? element.src : element.href)) element.remove();
      }
    },
    allowOrigins: policy.allow,
  };
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
    element.setAttribute(SHEET_PATH, path);
    element.href = url;
  } else {
    element.async = true;
    element.src = policy.urlOf(url);
  }
  return element;
}

interface ScriptPolicy {
  allow(origins: ReadonlySet<string>): void;
  /**
   * A URL for the `src` of a script.
   *
   * @throws if its origin is not allowed
   */
  urlOf(url: string): string;
}

/** The part of `window.trustedTypes` that the policy needs; TypeScript's own types of the page do not have it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown };
}

/** Creates the policy `mf-remote`; without Trusted Types, the same check runs. */
export function createScriptPolicy(
  factory: TrustedTypes | undefined = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes,
): ScriptPolicy {
  let allowed: ReadonlySet<string> = new Set();
  const createScriptURL = (url: string): string => {
    if (!URL.canParse(url) || !allowed.has(new URL(url).origin)) {
      throw new Error(`The script ${url} is refused: its origin is not in the release pointer.`);
    }
    return url;
  };
  const policy = factory?.createPolicy('mf-remote', { createScriptURL });
  return {
    allow: (origins) => {
      allowed = origins;
    },
    // The DOM's types do not know trusted URLs.
    urlOf: policy ? (url) => policy.createScriptURL(url) as string : createScriptURL,
  };
}
