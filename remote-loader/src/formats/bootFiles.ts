import type { Release } from './pointer.ts';

export type HashedFile = readonly [address: string, integrity: string];

/** The files of a host that each page needs before any remote. */
interface HostScripts {
  /** Scripts that can run in any order. */
  readonly scripts: readonly HashedFile[];
  /** The script that runs after all of them are loaded. */
  readonly main: HashedFile;
}

/** The host's build writes this list for the writer of the pages. */
export interface HostFiles extends HostScripts {
  /** The address of the first script. */
  readonly boot: string;
  /** The address of the script that sets the theme before the first paint of the offline page. */
  readonly appearance: string;
  /** The address of the script that reloads the offline page once the network is back. */
  readonly online: string;
  /** The sprite of the icons, as markup. */
  readonly icons: string;
  /** Paths of the style sheets, in order, as in webpack's runtime. */
  readonly styles: readonly string[];
}

/** The release of a remote that rendered the HTML. */
export interface HtmlRelease extends Pick<Release, 'manifest' | 'integrity'> {
  /** True if a share of visitors gets another release, which the release pointer names. */
  readonly isShared?: boolean;
}

/** The data of a page for its scripts, from the writer of the pages, in the JSON element {@link BOOT_FILES}. */
export interface BootFiles<Route extends object = object> extends HostScripts {
  /** Paths of the host's style sheets that the HTML's style sheet includes. */
  readonly styles?: readonly string[] | undefined;
  /** The shop's public origin, for absolute addresses in the HTML. */
  readonly origin?: string | undefined;
  /** The remote's page whose content is in the HTML. */
  readonly page?: string | undefined;
  /** The release of that remote. */
  readonly release?: HtmlRelease | undefined;
  /** The scripts of that page. */
  readonly files?: readonly HashedFile[] | undefined;
  /** The storage key with the data that decides the page's content. */
  readonly storageKey?: string | undefined;
  /** The query parameters and entries of the navigation state that decide it. */
  readonly variesBy?: readonly string[] | undefined;
  /** Only signed-in shoppers see the page. */
  readonly isGuarded?: boolean | undefined;
  /** The route of the address, if it comes with a remote. */
  readonly route?: Route | undefined;
}

/** The id of the JSON element. */
export const BOOT_FILES = 'boot-files';

const BEGIN = `<script type="application/json" id="${BOOT_FILES}">`;

/** The element as markup. The text of the JSON cannot close it. */
export function bootFilesElement(files: BootFiles): string {
  return `${BEGIN}${json(files)}</script>`;
}

/** Reads the element in the HTML of a page; null if the page has none. */
export function readBootFiles(html: string): BootFiles | null {
  const found = placeIn(html);
  return found && (JSON.parse(html.slice(...found)) as BootFiles);
}

/** The HTML with other data; unchanged if it has none. */
export function withBootFiles(html: string, change: (files: BootFiles) => BootFiles): string {
  const [start, end] = placeIn(html) ?? [];
  if (start === undefined) return html;
  const files = JSON.parse(html.slice(start, end)) as BootFiles;
  return html.slice(0, start) + json(change(files)) + html.slice(end);
}

function placeIn(html: string): [start: number, end: number] | null {
  // Also without the quotes, which programs that make HTML smaller leave out.
  const begin = new RegExp(BEGIN.replaceAll('"', '"?')).exec(html);
  if (!begin) return null;
  const start = begin.index + begin[0].length;
  return [start, html.indexOf('<', start)];
}

function json(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
