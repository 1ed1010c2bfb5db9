import type { Buffer } from 'node:buffer';
import { statSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { isWorkspace, workspaceRoot } from '../../workspace/apps';
import { PRODUCTION } from 'remote-loader/pointer';
import { folderStore } from './folderStore';

/** The pointer that is live, and what {@link Store.switchTo} needs to replace exactly it; nulls when there is none yet. */
export interface Live {
  readonly text: string | null;
  readonly version: string | null;
}

/** What a move consists of beside its pages. */
export interface MoveFiles {
  /** Its entry of the log. */
  readonly entry: string;
  /** The release pointer. */
  readonly pointer: string;
  /** The key of its pages, which are below `pages/<key>/`. */
  readonly pages: string;
}

/**
 * The storage of releases. A key is a path with `/` in it, such as `mfe-catalog/7/assets/a.js`. Keys are never
 * overwritten; only what is live is switched.
 */
export interface Store {
  /** The path of a folder, or `s3://bucket/prefix`, for messages. */
  readonly address: string;
  /** The folder of the releases; null when it is not on this machine. */
  readonly folder: string | null;
  /** A folder of this machine for what is not complete yet. */
  readonly staging: string;
  /** Whose pointer it is: `production`, or one before it such as `staging`. */
  readonly stage: string;
  /** The names directly below a prefix that ends with `/`. */
  readonly children: (prefix: string) => Promise<string[]>;
  /** The stages that have a pointer. */
  readonly stages: () => Promise<string[]>;
  readonly read: (key: string) => Promise<Buffer | undefined>;
  /** False when the key is there already, with whatever content. */
  readonly create: (key: string, bytes: Buffer | string) => Promise<boolean>;
  /** Uploads a local folder below a prefix of its own, the manifest last; the folder may be moved. */
  readonly putFolder: (prefix: string, folder: string) => Promise<void>;
  /** Adds the files of a local folder, which may be moved, to those below a prefix. */
  readonly addFiles: (prefix: string, folder: string) => Promise<void>;
  readonly readLive: () => Promise<Live>;
  /** Writes a move that is not live yet; false when its number is taken. */
  readonly writeMove: (move: number, files: MoveFiles) => Promise<boolean>;
  /** Makes a written move live, at once; false when another version is live by now. */
  readonly switchTo: (move: number, pointer: string, version: string | null) => Promise<boolean>;
  /** Removes all that is below a prefix which ends with `/`, or one key. */
  readonly remove: (prefix: string) => Promise<void>;
  /** Tests with a small object of this key that the store enforces conditional writes, and learns their form. */
  readonly probe: (key: string) => Promise<void>;
}

/** The prefix of the address of an S3 store. */
const S3 = 's3://';

/** The folder of releases, `WEFT_RELEASES` or `releases/`. @throws {Error} if that is no folder */
export function releasesFolder(environment = process.env): string {
  const address = releasesAddress(environment);
  if (!address.startsWith(S3)) return checkedFolder(address);
  throw new Error(
    `WEFT_RELEASES is ${address}; this command needs a folder of this machine: unset it, or name one.`,
  );
}

interface StoreOptions {
  /** The server that speaks S3, when it is not Amazon's. */
  readonly endpoint?: string | undefined;
  readonly stage?: string | undefined;
}

/**
 * The store at an address, by default at the one that `WEFT_RELEASES` names, or the folder `releases/`.
 *
 * @throws {Error} if it is no address of a store, or the stage no name
 */
export async function openStore(
  address = releasesAddress(),
  { endpoint, stage = PRODUCTION }: StoreOptions = {},
): Promise<Store> {
  if (!/^[a-z][a-z0-9-]*$/.test(stage)) {
    throw new Error(`"${stage}" is no name of a stage; one looks like staging.`);
  }
  if (!address.startsWith(S3)) {
    if (endpoint === undefined) return folderStore(checkedFolder(address), stage);
    throw new Error(`--endpoint is of an object store; ${address} is a folder.`);
  }
  if (endpoint !== undefined && !/^https?:\/\/[^/]+\/?$/.test(endpoint)) {
    throw new Error(`--endpoint is "${endpoint}"; a server looks like https://s3.example.`);
  }
  // Imported only here, because the client is large.
  const { s3Store } = await import('./s3Store');
  return s3Store(address, { endpoint, stage });
}

/** Relative paths are refused: from another folder the same words would be another store. */
function checkedFolder(address: string): string {
  if (isAbsolute(address)) {
    if (statSync(address, { throwIfNoEntry: false })?.isDirectory() ?? true) return address;
    throw new Error(
      `${address} is no folder; give the absolute path of one, or s3://bucket/prefix.`,
    );
  }
  throw new Error(
    `"${address}" is no address of a store; give the absolute path of a folder, or s3://bucket/prefix.`,
  );
}

function releasesAddress(environment = process.env): string {
  if (environment['WEFT_RELEASES']) return environment['WEFT_RELEASES'];
  if (isWorkspace) return join(workspaceRoot, 'releases');
  throw new Error('Name where the releases lie: --in, or WEFT_RELEASES.');
}
