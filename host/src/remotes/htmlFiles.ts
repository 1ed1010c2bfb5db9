/** The address of a file, and its expected hash. */
export type HashedFile = readonly [address: string, integrity: string];

/** The release of a remote that rendered the HTML. */
interface HtmlRelease {
  /** The address of its manifest. */
  readonly manifest: string;
  /** The hash of its manifest. */
  readonly integrity: string;
  /** True if a share of visitors gets another release, which the release pointer names. */
  readonly isShared?: boolean;
}

/** The files that the HTML uses: the part of its `BootFiles` that the service worker reads too. */
export interface HtmlFiles {
  /** The host's scripts. They may run in any order. */
  readonly scripts: readonly HashedFile[];
  /** The script that runs after all of them. */
  readonly main: HashedFile;
  /** Paths of the host's style sheets that the HTML's style sheet includes. */
  readonly styles?: readonly string[];
  /** The release of the remote whose page is in the HTML. */
  readonly release?: HtmlRelease;
}
