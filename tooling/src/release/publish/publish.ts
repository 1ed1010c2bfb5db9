import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isManifestUrl, MANIFEST } from 'remote-loader/formats';
import { originOf, type App } from '../../workspace/apps';
import { claimRelease, hashesOf, PARTS, partPrefix, type Note } from '../store/notes';
import type { Provenance } from '../store/provenance';
import type { Snapshot } from '../store/snapshot';
import { checkBuild } from './checkBuild';
import { publishMedia, type Pictures } from './media';

export interface PublishOptions {
  /** The folder of the build, with a folder for each part of the release; publishing may move them. */
  readonly folder: string;
  readonly snapshot: Snapshot;
  /** The address of the remote's releases; by default the live release's ({@link addressOf}). */
  readonly url?: string | undefined;
  readonly source: Provenance & Pick<Note, 'isWorkerOff' | 'sources'>;
  readonly pictures?: Pictures | undefined;
}

/**
 * Copies a staged build into a store as an app's next release, which never changes afterwards. Visitors get it only
 * after a move.
 *
 * @returns its number
 * @throws {Error} if a build is incomplete
 */
export async function publish(
  app: App,
  { folder, snapshot, url, source, pictures }: PublishOptions,
): Promise<number> {
  const { store } = snapshot;
  const integrity = checkBuild(app, folder);
  const base = addressOf(app, snapshot, url);
  await store.probe?.(`notes/${app.folder}/probe`);
  const files = hashesOf(folder);
  if (pictures) await publishMedia(store, pictures, join(folder, 'media'));
  const noteOf = (release: number): Note => ({
    release,
    ...(base !== null && { manifest: `${base}/${release}/${MANIFEST}` }),
    integrity,
    files,
    ...(pictures && { media: pictures.key }),
    ...source,
  });
  const release = await claimRelease(store, app.folder, noteOf);
  // The browsers' files come last: their manifest means that the release is complete.
  for (const part of [...PARTS].reverse().filter((name) => existsSync(join(folder, name)))) {
    await store.putFolder(partPrefix(part, app.folder, release), join(folder, part));
  }
  return release;
}

/**
 * The address at which an app's releases are served, without a slash at its end; null for the host, whose pages name its
 * files.
 *
 * @param url may contain `{app}`, for the app's name; by default the live release's address
 * @throws {Error} if there is none, or it is invalid
 */
export function addressOf(app: App, { store, pointer }: Snapshot, url?: string): string | null {
  if (app.role === 'host') return null;
  if (url !== undefined) {
    const base = url.replaceAll('{app}', app.folder).replace(/\/+$/, '');
    if (isManifestUrl(`${base}/1/${MANIFEST}`)) return base;
    throw new Error(
      `--url is "${url}"; give the whole address, http or https without query or hash, such as https://catalog.example or https://{app}.example`,
    );
  }
  const problem = pointer.problems[app.federationName];
  if (problem)
    throw new Error(`The pointer's entry for ${app.folder} is invalid: ${problem} Give --url.`);
  const pointerEntry = pointer.remotes[app.federationName];
  if (pointerEntry !== undefined)
    return new URL('..', pointerEntry.manifest).href.replace(/\/+$/, '');
  if (store.folder !== null) return originOf(app);
  throw new Error(
    `${app.folder} has no release yet in ${store.address}: give --url, the address at which ${store.address}/${app.folder} is served, or for several apps a pattern such as --url 'https://{app}.shop.example'.`,
  );
}
