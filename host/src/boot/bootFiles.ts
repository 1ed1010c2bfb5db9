import type { PageId } from '../federation/pageId';
import type { RemoteRoute } from '../routes';

/** What a page's HTML says of itself, as JSON in the element `#boot-files`; `tooling/src/build/pages` writes it. */
export interface BootFiles {
  /** The host's scripts that can come in any order. */
  readonly scripts: readonly string[];
  /** The script that runs when all of them are there. */
  readonly main: string;
  /** Paths of the host's style sheets, which the page's one style sheet holds. */
  readonly styles?: readonly string[];
  /** The public origin of the shop, which the HTML's absolute addresses begin with. */
  readonly origin?: string;
  /** The remote's page that the HTML holds, whole. */
  readonly page?: PageId;
  /** The hash of the manifest of the release that it was made of. */
  readonly release?: string;
  /** The route of the address, if it comes with a remote. */
  readonly route?: RemoteRoute;
}

/** Reads it; a page of a development server has none. */
export function readBootFiles(): Partial<BootFiles> {
  const text = document.querySelector('#boot-files')?.textContent;
  return text ? (JSON.parse(text) as BootFiles) : {};
}
