import { statSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { isWorkspace, workspaceRoot } from '../../workspace/apps';
import { PRODUCTION } from 'remote-loader/formats';
import { folderStore } from './folderStore';
import type { ArtifactStore } from './artifactStore';

export interface StoreOptions {
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
): Promise<ArtifactStore> {
  if (!/^[a-z][a-z0-9-]*$/.test(stage)) {
    throw new Error(`"${stage}" is not a valid stage; give a name such as staging.`);
  }
  if (!address.startsWith('s3://')) {
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
  const isFolder = statSync(address, { throwIfNoEntry: false })?.isDirectory() ?? true;
  if (isAbsolute(address) && isFolder) return address;
  throw new Error(
    `"${address}" is not a store; give the absolute path of a folder, or s3://bucket/prefix.`,
  );
}

function releasesAddress(): string {
  if (process.env['WEFT_RELEASES']) return process.env['WEFT_RELEASES'];
  if (isWorkspace) return join(workspaceRoot, 'releases');
  throw new Error('Name the store of the releases with --store or WEFT_RELEASES.');
}
