import type { Buffer } from 'node:buffer';
import { statSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { isWorkspace, workspaceRoot } from '../../workspace/apps';
import { PRODUCTION } from 'remote-loader/formats';
import { folderStore } from './folderStore';

/** The live pointer, and its version for {@link Store.switchTo}; nulls if there is none yet. */
export interface Live {
  readonly text: string | null;
  readonly version: string | null;
}

/** The files of a move, besides its pages. */
export interface MoveFiles {
  /** Its log entry. */
  readonly entry: string;
  /** The release pointer. */
  readonly pointer: string;
  /** The key of its pages, which are below `pages/<key>/`. */
  readonly pages: string;
}

/**
 * The storage of releases. A key is a path such as `mfe-catalog/7/assets/a.js`. Keys are never overwritten; only
 * the live pointer is switched.
 */
export interface Store {
  /** The path of a folder, or `s3://bucket/prefix`, for messages. */
  readonly address: string;
  /** The folder of the releases; null for an object store. */
  readonly folder: string | null;
  /** A local folder for incomplete files. */
  readonly staging: string;
  /** The stage of the pointer: `production`, or another such as `staging`. */
  readonly stage: string;
  /** The names directly below a prefix that ends with `/`. */
  readonly children: (prefix: string) => Promise<string[]>;
  /** The stages that have a pointer. */
  readonly stages: () => Promise<string[]>;
  readonly read: (key: string) => Promise<Buffer | undefined>;
  /** Returns false if the key already exists, with any content. */
  readonly create: (key: string, bytes: Buffer | string) => Promise<boolean>;
  /** Uploads a local folder to a new prefix, the manifest last; the folder may be moved. */
  readonly putFolder: (prefix: string, folder: string) => Promise<void>;
  /** Adds the files of a local folder, which may be moved, to a prefix. */
  readonly addFiles: (prefix: string, folder: string) => Promise<void>;
  readonly readLive: () => Promise<Live>;
  /** Writes a move that is not live yet; returns false if its number is taken. */
  readonly writeMove: (move: number, files: MoveFiles) => Promise<boolean>;
  /** Makes a written move live atomically; returns false if another version is live by now. */
  readonly switchTo: (move: number, pointer: string, version: string | null) => Promise<boolean>;
  /** Removes one key, or everything below a prefix that ends with `/`. */
  readonly remove: (prefix: string) => Promise<void>;
  /** Tests with a small object of this key that the store enforces conditional writes, and learns their form. */
  readonly probe: (key: string) => Promise<void>;
}

/** The prefix of an S3 store's address. */
const S3 = 's3://';

/** The folder of releases, `WEFT_RELEASES` or `releases/`. @throws {Error} if it is not a folder */
export function releasesFolder(environment = process.env): string {
  const address = releasesAddress(environment);
  if (!address.startsWith(S3)) return checkedFolder(address);
  throw new Error(
    `WEFT_RELEASES is ${address}, but this command needs a local folder: unset the variable or name a folder.`,
  );
}

interface StoreOptions {
  /** The S3 server, if it is not Amazon's. */
  readonly endpoint?: string | undefined;
  readonly stage?: string | undefined;
}

/**
 * The store at an address; the default is `WEFT_RELEASES`, then the folder `releases/`.
 *
 * @throws {Error} if the address or the stage is invalid
 */
export async function openStore(
  address = releasesAddress(),
  { endpoint, stage = PRODUCTION }: StoreOptions = {},
): Promise<Store> {
  if (!/^[a-z][a-z0-9-]*$/.test(stage)) {
    throw new Error(`"${stage}" is not a valid stage; give a name such as staging.`);
  }
  if (!address.startsWith(S3)) {
    if (endpoint === undefined) return folderStore(checkedFolder(address), stage);
    throw new Error(`--endpoint applies to an object store, but ${address} is a folder.`);
  }
  if (endpoint !== undefined && !/^https?:\/\/[^/]+\/?$/.test(endpoint)) {
    throw new Error(`--endpoint is "${endpoint}"; give an address such as https://s3.example.`);
  }
  // Imported only here, because the client is large.
  const { s3Store } = await import('./s3Store');
  return s3Store(address, { endpoint, stage });
}

/** Relative paths are refused: from another folder they would name another store. */
function checkedFolder(address: string): string {
  if (isAbsolute(address)) {
    if (statSync(address, { throwIfNoEntry: false })?.isDirectory() ?? true) return address;
    throw new Error(
      `${address} is not a folder; give the absolute path of a folder, or s3://bucket/prefix.`,
    );
  }
  throw new Error(
    `"${address}" is not a store; give the absolute path of a folder, or s3://bucket/prefix.`,
  );
}

function releasesAddress(environment = process.env): string {
  if (environment['WEFT_RELEASES']) return environment['WEFT_RELEASES'];
  if (isWorkspace) return join(workspaceRoot, 'releases');
  throw new Error('Name the store of the releases with --in or WEFT_RELEASES.');
}
