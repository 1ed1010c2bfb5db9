import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST } from 'remote-loader/formats';
import { appFolder, originOf, type App } from '../../workspace/apps';
import { readLivePointer } from '../store/livePointer';
import type { Store } from '../store/store';
import { checkBuild } from './checkBuild';
import { claimRelease, hashesOf, PARTS, partPrefix, type KeptNote, type Note } from './notes';
import { provenance, type Provenance } from './provenance';

/** The folders of a staged release, by part. */
export type StagedFolders = ReturnType<typeof stagedFolders>;

/** The folders of a release's parts in a staging folder. */
export function stagedFolders(staging: string): { files: string; pages: string; maps: string } {
  return {
    files: join(staging, 'files'),
    pages: join(staging, 'pages'),
    maps: join(staging, 'maps'),
  };
}

export interface PublishOptions {
  /** The folders of the build; publishing may move them. */
  readonly folders: StagedFolders;
  readonly store: Store;
  /** The address of the remote's releases; by default the live release's. */
  readonly url?: string | undefined;
  readonly source?: (Provenance & Pick<Note, 'isWorkerOff'>) | undefined;
}

/**
 * Copies a staged build into a store as an app's next release, which never changes afterwards. Visitors get it only
 * after a move.
 *
 * @throws {BrokenBuildError}
 */
export async function publish(app: App, options: PublishOptions): Promise<KeptNote> {
  const { folders, store, url, source = provenance(appFolder(app)) } = options;
  const integrity = checkBuild(app, folders);
  const base = app.role === 'host' ? null : (url ?? (await liveBase(app, store)));
  await store.probe(`notes/${app.folder}/probe`);
  const files = hashesOf(folders);
  const kept = await claimRelease(store, app.folder, (release) => ({
    release,
    ...(base !== null && { manifest: `${base.replace(/\/+$/, '')}/${release}/${MANIFEST}` }),
    integrity,
    files,
    ...source,
  }));
  // The browsers' files come last: their manifest means that the release is complete.
  for (const part of [...PARTS].reverse().filter((name) => existsSync(folders[name]))) {
    await store.putFolder(partPrefix(part, app.folder, kept.note.release), folders[part]);
  }
  return kept;
}

/** The address at which a remote's releases are served. */
async function liveBase(app: App, store: Store): Promise<string> {
  const { remotes, problems } = await readLivePointer(store);
  const problem = problems[app.federationName];
  if (problem)
    throw new Error(`The pointer's line for ${app.folder} is invalid: ${problem} Give --url.`);
  const line = remotes[app.federationName];
  if (line !== undefined) return new URL('..', line.manifest).href;
  if (store.folder !== null) return originOf(app);
  throw new Error(
    `${app.folder} has no release yet in ${store.address}: give --url, the address at which ${store.address}/${app.folder} is served.`,
  );
}
