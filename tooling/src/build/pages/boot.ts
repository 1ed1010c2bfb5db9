export type BootFile = readonly [address: string, integrity: string];

/**
 * The host's files that a page needs before any remote; the host's build stores this list for the writer of the
 * pages.
 */
export interface Boot {
  /** The address of the first script. */
  readonly boot: string;
  /** The address of the script that sets the theme before the first paint of the offline page. */
  readonly appearance: string;
  /** The address of the script that reloads the offline page once the network is back. */
  readonly online: string;
  /** Scripts that can run in any order. */
  readonly scripts: readonly BootFile[];
  /** The script that runs after all of them are loaded. */
  readonly main: BootFile;
  /** The sprite of the icons, as markup. */
  readonly icons: string;
  /** Paths of the style sheets, in order, as in webpack's runtime. */
  readonly styles: readonly string[];
}
