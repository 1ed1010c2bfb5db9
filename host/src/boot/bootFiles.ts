import type { PageId } from '../federation/pageId';
import type { RemoteRoute } from '../routes';

/** The data of a page's HTML in the JSON element `#boot-files`, written by `tooling/src/build/pages`. */
export interface BootFiles {
  /** The host's scripts that may be loaded in any order. */
  readonly scripts: readonly string[];
  /** The script that is loaded after all of them. */
  readonly main: string;
  /** Paths of the host's style sheets that are included in the page's own one. */
  readonly styles?: readonly string[];
  /** The shop's public origin in the HTML's absolute addresses. */
  readonly origin?: string;
  /** The remote's page whose content is in the HTML. */
  readonly page?: PageId;
  /** The hash of the manifest of the remote's release that the HTML was rendered with. */
  readonly release?: string;
  /** The route of the address, if it comes with a remote. */
  readonly route?: RemoteRoute;
}

/** Reads the data; empty on a development server's page. */
export function readBootFiles(): Partial<BootFiles> {
  const text = document.querySelector('#boot-files')?.textContent;
  return text ? (JSON.parse(text) as BootFiles) : {};
}
