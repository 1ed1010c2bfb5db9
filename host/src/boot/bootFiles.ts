import type { PageId } from '../remotes/pageId';
import type { RemoteRoute } from '../routes';
import type { PageFiles } from './pageFiles';

/** The data of a page's HTML in the JSON element `#boot-files`, written by `tooling/src/build/pages`. */
export interface BootFiles extends PageFiles {
  /** The shop's public origin in the HTML's absolute addresses. */
  readonly origin?: string;
  /** The remote's page whose content is in the HTML. */
  readonly page?: PageId;
  /** The route of the address, if it comes with a remote. */
  readonly route?: RemoteRoute;
}

/** Reads the data; empty on a development server's page. */
export function readBootFiles(): Partial<BootFiles> {
  const text = document.querySelector('#boot-files')?.textContent;
  return text ? (JSON.parse(text) as BootFiles) : {};
}
