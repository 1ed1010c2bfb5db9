/** The address of a file, and the hash that it must have. */
export type HashedFile = readonly [address: string, integrity: string];

/** The release of a remote that an HTML was rendered with. */
interface HtmlRelease {
  /** The address of its manifest. */
  readonly manifest: string;
  /** The hash of its manifest. */
  readonly integrity: string;
  /** A share of visitors gets another release, which the release pointer names. */
  readonly isShared?: boolean;
}

/** What an HTML was written with: the part of its `BootFiles` that the service worker reads too. */
export interface HtmlFiles {
  /** The host's scripts that may run in any order. */
  readonly scripts: readonly HashedFile[];
  /** The script that runs after all of them. */
  readonly main: HashedFile;
  /** Paths of the host's style sheets that are included in the HTML's one. */
  readonly styles?: readonly string[];
  /** The release of the remote whose page is in the HTML. */
  readonly release?: HtmlRelease;
}
