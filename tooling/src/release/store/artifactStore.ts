/** The live pointer, and its version for {@link ArtifactStore.switchTo}; nulls if there is none yet. */
export interface Live {
  readonly text: string | null;
  readonly version: string | null;
}

export interface MoveFiles {
  readonly entry: string;
  readonly pointer: string;
  /** The key of its pages, which are below `pages/<key>/`. */
  readonly pages: string;
}

/**
 * The storage of releases. A key is a path such as `mfe-catalog/7/assets/a.js`. Keys are never overwritten; only
 * the live pointer is switched.
 */
export interface ArtifactStore {
  /** The path of a folder, or `s3://bucket/prefix`, for messages. */
  readonly address: string;
  /** The folder of the releases; null for an object store. */
  readonly folder: string | null;
  /** The stage of the pointer: `production`, or another such as `staging`. */
  readonly stage: string;
  /** The key of a stage's live pointer, which only {@link ArtifactStore.switchTo} writes. */
  readonly pointerOf: (stage: string) => string;
  /** The names directly below a prefix that ends with `/`. */
  readonly children: (prefix: string) => Promise<string[]>;
  readonly read: (key: string) => Promise<Buffer | undefined>;
  /** Returns false if the key already exists, with any content. */
  readonly create: (key: string, bytes: Buffer | string) => Promise<boolean>;
  /** Uploads a local folder to a new prefix, the manifest last; the folder may be moved. */
  readonly putFolder: (prefix: string, folder: string) => Promise<void>;
  /** Adds the files of a local folder, which may be moved, to a prefix. */
  readonly addFiles: (prefix: string, folder: string) => Promise<void>;
  /** Makes a folder of links to keys, by the path of the link. Not in an object store: a CDN reads the records instead. */
  readonly link?: (prefix: string, keys: Readonly<Record<string, string>>) => Promise<void>;
  /** Makes a folder of links to the contents of other prefixes, of which the last has precedence. Not in an object store. */
  readonly layer?: (prefix: string, layers: readonly string[]) => Promise<void>;
  readonly readLive: (stage?: string) => Promise<Live>;
  /** Writes a move that is not live yet; returns false if its number is taken. */
  readonly writeMove: (move: number, files: MoveFiles) => Promise<boolean>;
  /** Makes a written move live atomically; returns false if another version is live by now. */
  readonly switchTo: (move: number, pointer: string, version: string | null) => Promise<boolean>;
  /** Removes one key, or everything below a prefix that ends with `/`. */
  readonly remove: (prefix: string) => Promise<void>;
  /** Tests with a small object of this key that the store enforces conditional writes; a file system always does. */
  readonly probe?: (key: string) => Promise<unknown>;
}
