import { join } from 'node:path';
import { isWorkspace, workspaceRoot } from '../../apps.mjs';
import { PRODUCTION } from 'remote-loader/pointer';
import { folderStore } from './folderStore.mjs';

/**
 * The storage of releases. A key is a path with `/` in it, such as `mfe-catalog/7/assets/a.js`. Created keys are never
 * overwritten; only the pointer and the pages are replaced.
 *
 * @typedef {object} Store
 * @property {string} address the path of a folder, or `s3://bucket/prefix`, for messages
 * @property {string | null} folder the folder of the releases; null when it is not on this machine
 * @property {string} stage whose pointer it is: `production`, or one before it such as `staging`
 * @property {(prefix: string) => Promise<string[]>} children the names directly below a prefix that ends with `/`
 * @property {(key: string) => Promise<Buffer | undefined>} read undefined when there is no such key
 * @property {(key: string, bytes: Buffer | string) => Promise<boolean>} create false when the key is there already, with
 *   whatever content
 * @property {(prefix: string, folder: string) => Promise<void>} putFolder uploads the files of a local folder below a prefix,
 *   the manifest last; existing files are kept. The folder may be moved.
 * @property {(prefix: string, folder: string) => Promise<void>} replaceFolder uploads the files of a local folder below a
 *   prefix, the HTML last, and replaces existing files
 * @property {() => Promise<{ text: string | null, version: string | null }>} readPointer nulls when there is none yet
 * @property {(text: string, version: string | null) => Promise<boolean>} movePointer false when the pointer no longer has that
 *   version; then nothing is written
 * @property {(key: string) => Promise<void>} probe tests with a small object of this key, which is
 *   kept, that the store enforces conditional writes
 */

/** The prefix of the address of an S3 store. */
const S3 = 's3://';

/** The folder of releases, `WEFT_RELEASES` or `releases/`: the pointer, and for each remote a folder per release. */
export function releasesFolder(environment = process.env) {
  const address = releasesAddress(environment);
  if (!address.startsWith(S3)) return address;
  throw new Error(
    `WEFT_RELEASES is ${address}; this command needs a folder of this machine: unset it, or name one.`,
  );
}

/**
 * The store at an address, by default at the one that `WEFT_RELEASES` names, or the folder `releases/`.
 *
 * @param {string} [address]
 * @param {object} [options]
 * @param {string} [options.endpoint] the server that speaks S3, when it is not Amazon's
 * @param {string} [options.stage] by default `production`
 * @returns {Promise<Store>}
 */
export async function openStore(
  address = releasesAddress(),
  { endpoint, stage = PRODUCTION } = {},
) {
  if (!/^[a-z][a-z0-9-]*$/.test(stage)) {
    throw new Error(`"${stage}" is no name of a stage; one looks like staging.`);
  }
  if (!address.startsWith(S3)) return folderStore(address, stage);
  // Imported only here, because the client is large.
  const { s3Store } = await import('./s3Store.mjs');
  return s3Store(address, { endpoint, stage });
}

function releasesAddress(environment = process.env) {
  if (environment.WEFT_RELEASES) return environment.WEFT_RELEASES;
  if (isWorkspace) return join(workspaceRoot, 'releases');
  throw new Error('Name where the releases lie: --to, --in or WEFT_RELEASES.');
}
