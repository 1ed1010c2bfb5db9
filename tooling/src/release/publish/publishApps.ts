import { join } from 'node:path';
import type { HostFiles, HostManifest } from 'remote-loader/formats';
import { appFolder, isWorkspace, type App } from '../../workspace/apps';
import { LANDING_REMOTE, printBudgets, scriptsOf, type Script } from '../../build/budgets/budgets';
import { checkContract, readManifest } from '../../build/contract/contract';
import { BOOT_FILE } from '../../build/pages/fileNames';
import { sourcesHash, planOf } from '../../build/stale';
import {
  servedReleases,
  hostIn,
  liveNumber,
  type AppRelease,
  type NamedRelease,
} from '../store/composition';
import { hashesOf, type Note } from '../store/notes';
import { checkCommit, checkDescent, provenance } from '../store/provenance';
import { withStaging } from '../store/staging';
import type { Snapshot } from '../store/snapshot';
import { buildInto as buildApp, type BuildOptions } from './buildApps';
import { checkBuild } from './checkBuild';
import { picturesIn, type Pictures } from './media';
import { addressOf, publish } from './publish';

export interface PublishAppsOptions extends BuildOptions {
  /** The address of the remotes' releases, which may contain `{app}`; by default the live releases'. */
  readonly url?: string | undefined;
  /** Publishes whatever the commit, and even if the files equal the live release's. */
  readonly force?: boolean | undefined;
  /** Checks the commit that an app would be built of; tests run in any working tree. */
  readonly checkSource?: (app: App, live: Note | undefined) => void;
  /** The hash of the sources of an app; undefined if it is not known. */
  readonly sourcesOf?: (app: App, isWorkerOff: boolean) => string | undefined;
  readonly picturesOf?: (app: App) => Pictures | undefined;
  readonly buildInto?: typeof buildApp;
}

function checkCommits(app: App, live: Note | undefined): void {
  checkCommit(appFolder(app));
  if (live) checkDescent(appFolder(app), app.folder, live);
}

/**
 * Builds apps, publishes each as its next release, unless the live release is of the same sources or files, and prints their
 * releases. This makes nothing live, and a failure leaves nothing behind.
 *
 * @param apps the host first, so that the remotes are compared with it
 * @returns the new releases
 */
export async function publishApps(
  apps: readonly App[],
  snapshot: Snapshot,
  options: PublishAppsOptions,
): Promise<AppRelease[]> {
  const { url, force = false, checkSource = checkCommits } = options;
  // What needs no build is checked before the first one.
  for (const app of apps) {
    addressOf(app, snapshot, url);
    if (!force) checkSource(app, await liveNote(app, snapshot));
  }
  return buildAndPublish(apps, snapshot, options);
}

async function buildAndPublish(
  apps: readonly App[],
  snapshot: Snapshot,
  options: PublishAppsOptions,
): Promise<AppRelease[]> {
  const { url, buildInto = buildApp, signal, force = false, isWorkerOff = false } = options;
  const { sourcesOf = sourcesHere } = options;
  const { picturesOf = (app: App) => picturesIn(join(appFolder(app), 'media')) } = options;
  const { store, pointer } = snapshot;
  const published: AppRelease[] = [];
  let host = pointer.host && hostIn(pointer);
  for (const app of apps) {
    const live = force ? undefined : await liveNote(app, snapshot);
    const base = addressOf(app, snapshot, url);
    const pictures = picturesOf(app);
    const isHere = base === null || live?.manifest?.startsWith(`${base}/`);
    const same = live && isHere && live.media === pictures?.key ? live : undefined;
    const sources = sourcesOf(app, isWorkerOff);
    const release = await withStaging(store, async (folder) => {
      if (same && sources !== undefined && same.sources === sources) return same.release;
      await buildInto(app, folder, { signal, isWorkerOff });
      signal?.throwIfAborted();
      checkBuild(app, folder);
      if (same && hasFilesOf(same, folder)) return same.release;
      if (app.role === 'remote' && host)
        await checkFitOfBuild(app, join(folder, 'files'), snapshot, host);
      const source = {
        ...provenance(appFolder(app)),
        sources,
        ...(isWorkerOff && app.role === 'host' && { isWorkerOff }),
      };
      return publish(app, { folder, snapshot, url, source, pictures });
    });
    signal?.throwIfAborted();
    const isNew = release !== same?.release;
    if (isNew) published.push({ app, release });
    const text = isNew ? 'is published' : 'is of these sources and live: nothing is published';
    console.log(`${app.folder}: release ${release} ${text}.`);
    const stored = app.role === 'host' && (await snapshot.releases.storedNote(app.folder, release));
    if (stored) host = { name: app.federationName, folder: app.folder, release, note: stored.hash };
  }
  return published;
}

/** The hash of what an app's build is made of; undefined if it is not known, as in a remote's own repository. */
function sourcesHere(app: App, isWorkerOff: boolean): string | undefined {
  if (!isWorkspace) return undefined;
  const hash = sourcesHash(planOf(app).sources);
  return app.role === 'host' && isWorkerOff ? `${hash} without worker` : hash;
}

async function liveNote(app: App, { pointer, releases }: Snapshot): Promise<Note | undefined> {
  const live = liveNumber(app, pointer);
  return live === null ? undefined : (await releases.storedNote(app.folder, live))?.note;
}

function hasFilesOf({ files }: Note, folder: string): boolean {
  const built = hashesOf(folder);
  const names = Object.keys({ ...files, ...built }).filter((name) => !name.startsWith('maps/'));
  return names.every((name) => files[name] === built[name]);
}

/** Compares a build with its future host: the host of the same command, or the live one. */
async function checkFitOfBuild(
  app: App,
  build: string,
  { pointer, releases, store }: Snapshot,
  host: NamedRelease,
): Promise<void> {
  const others = servedReleases(pointer).filter(({ name }) => name !== app.federationName);
  const manifests = await releases.remoteManifests(others);
  const manifest = { ...readManifest(build), name: app.federationName };
  checkContract(manifest, await releases.manifest<HostManifest>(host), manifests);
  if (app.folder !== LANDING_REMOTE) return;
  const boot = await releases.file(host, `pages/${BOOT_FILE}`);
  const files = `${host.folder}/${host.release}`;
  const ofHost = await Promise.all(
    scriptsOf(JSON.parse(String(boot)) as HostFiles).map(async (file): Promise<Script> => {
      const bytes =
        (await store.read(`${files}/${file}.br`)) ?? (await store.read(`${files}/${file}`));
      return { app: 'host', file, bytes: bytes?.length ?? 0 };
    }),
  );
  printBudgets(ofHost, build);
}
