export type BootFile = readonly [address: string, integrity: string];

/** What a page needs of the host before any remote, as the host's build notes it for the writer of the pages. */
export interface Boot {
  /** The address of the first script. */
  readonly boot: string;
  /** The address of the script that sets the theme before the first paint, where nothing else is to run. */
  readonly appearance: string;
  /** The address of the script that loads a page again once there is a network. */
  readonly online: string;
  /** Scripts that can run in any order. */
  readonly scripts: readonly BootFile[];
  /** What runs when all of them are there. */
  readonly main: BootFile;
  /** The sprite of the icons, as markup. */
  readonly icons: string;
  /** Paths of the style sheets, in their order, as webpack's runtime names them. */
  readonly styles: readonly string[];
}
