import { BOOT_FILES, type BootFiles } from 'remote-loader/formats';
import type { RemoteRoute } from '../routes';
import type { PageId } from './pageId';

/** The data in the HTML of one of this host's pages. */
export type ShopBootFiles = BootFiles<RemoteRoute> & { readonly page?: PageId };

/** `fetch` that first uses the responses that `boot.ts` has requested. */
export const fetchOnce: typeof fetch = (input, options) => {
  const address = new URL(input instanceof Request ? input.url : input, location.href).href;
  const response = options?.cache === 'reload' ? undefined : window.weftAnswers?.get(address);
  window.weftAnswers?.delete(address);
  return response ?? fetch(input, options);
};

/** Reads the data. It is empty on a development server. */
export function readBootFiles(): Partial<ShopBootFiles> {
  const text = document.querySelector(`#${BOOT_FILES}`)?.textContent;
  return text ? (JSON.parse(text) as ShopBootFiles) : {};
}
