/** What a page was written with: the part of its `BootFiles` that the service worker reads too. */
export interface PageFiles {
  /** The host's scripts that may be loaded in any order. */
  readonly scripts: readonly string[];
  /** The script that is loaded after all of them. */
  readonly main: string;
  /** Paths of the host's style sheets that are included in the page's own one. */
  readonly styles?: readonly string[];
  /** The hash of the manifest of the remote's release that the HTML was rendered with. */
  readonly release?: string;
}
