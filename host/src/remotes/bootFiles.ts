import type { PageId } from './pageId';
import type { RemoteRoute } from '../routes';
import type { HashedFile, HtmlFiles } from './htmlFiles';

/** The data of a page's HTML in the JSON element `#boot-files`, written by `tooling/src/build/pages`. */
export interface BootFiles extends HtmlFiles {
  /** The shop's public origin in the HTML's absolute addresses. */
  readonly origin?: string;
  /** The remote's page whose content is in the HTML. */
  readonly page?: PageId;
  /** The key in the storage of what decides its content. */
  readonly keptUnder?: RemoteRoute['keptUnder'];
  readonly isGuarded?: RemoteRoute['isGuarded'];
  /** The scripts of that page. */
  readonly files?: readonly HashedFile[];
  /** The route of the address, if it comes with a remote. */
  readonly route?: RemoteRoute;
}

declare global {
  interface Window {
    /** What `boot.ts` has asked for ahead of the loader, by address; each answer is for one reader. */
    readonly weftAnswers?: Map<string, Promise<Response>>;
  }
}

/** `fetch`, with the answers that `boot.ts` has asked for already. */
export const fetchOnce: typeof fetch = (input, options) => {
  const address = new URL(input instanceof Request ? input.url : input, location.href).href;
  const answer = options?.cache === 'reload' ? undefined : window.weftAnswers?.get(address);
  window.weftAnswers?.delete(address);
  return answer ?? fetch(input, options);
};

/** Reads the data; empty on a development server's page. */
export function readBootFiles(): Partial<BootFiles> {
  const text = document.querySelector('#boot-files')?.textContent;
  return text ? (JSON.parse(text) as BootFiles) : {};
}
