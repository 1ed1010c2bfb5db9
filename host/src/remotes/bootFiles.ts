import type { PageId } from './pageId';
import type { RemoteRoute } from '../routes';
import type { HashedFile, HtmlFiles } from './htmlFiles';

/** The data of a page's HTML in the JSON element `#boot-files`, written by `tooling/src/build/pages`. */
export interface BootFiles extends HtmlFiles {
  /** The shop's public origin, for absolute addresses in the HTML. */
  readonly origin?: string;
  /** The remote's page whose content is in the HTML. */
  readonly page?: PageId;
  /** The storage key with the data that decides the page's content. */
  readonly keptUnder?: RemoteRoute['keptUnder'];
  /** The query parameters and entries of the navigation state that decide it. */
  readonly variesBy?: RemoteRoute['variesBy'];
  readonly isGuarded?: RemoteRoute['isGuarded'];
  /** The scripts of the page. */
  readonly files?: readonly HashedFile[];
  /** The route of the address, if it comes with a remote. */
  readonly route?: RemoteRoute;
}

declare global {
  interface Window {
    /** Responses that `boot.ts` has requested for the loader, by address. Each response has one reader. */
    readonly weftAnswers?: Map<string, Promise<Response>>;
  }
}

/** `fetch` that first uses the responses that `boot.ts` has requested. */
export const fetchOnce: typeof fetch = (input, options) => {
  const address = new URL(input instanceof Request ? input.url : input, location.href).href;
  const answer = options?.cache === 'reload' ? undefined : window.weftAnswers?.get(address);
  window.weftAnswers?.delete(address);
  return answer ?? fetch(input, options);
};

/** Reads the data. It is empty on a development server. */
export function readBootFiles(): Partial<BootFiles> {
  const text = document.querySelector('#boot-files')?.textContent;
  return text ? (JSON.parse(text) as BootFiles) : {};
}
