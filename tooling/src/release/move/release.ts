import type { HostManifest } from 'remote-loader/formats';
import { appFolder, type App } from '../../workspace/apps';
import {
  LANDING_REMOTE,
  landingScripts,
  printBudgets,
  scriptsOf,
  type Script,
} from '../../build/budgets/budgets';
import { checkContract, readManifest, type RemoteContract } from '../../build/contract/contract';
import { buildInto as buildApp } from '../publish/buildApps';
import { checkBuild } from '../publish/checkBuild';
import { checkServed } from '../publish/checkServed';
import { hashesOf, readNote, type Note } from '../publish/notes';
import { provenance } from '../publish/provenance';
import { publish, stagedFolders, type StagedFolders } from '../publish/publish';
import { withStaging } from '../publish/staging';
import type { Store } from '../store/store';
import { goLive, goShared, liveNumber, targetOf, type Target } from './changes';
import { givenReleases, HOST, hostIn, type NamedRelease } from './composition';
import { readLivePointer } from '../store/livePointer';
import { move, type MoveOptions, type Moved } from './move';
import { manifestOf } from './verify';

export interface ReleaseOptions extends MoveOptions {
  readonly store: Store;
  /** The address of a remote's releases; by default the live release's. */
  readonly url?: string | undefined;
  /** The share of visitors who get it, in percent; the others keep the live release. */
  readonly share?: number | undefined;
  /** Publishes even if the files equal the live release's. */
  readonly force?: boolean | undefined;
  /** Recorded in the notes: the host's service worker removes itself. */
  readonly isWorkerOff?: boolean | undefined;
  /** Builds an app into folders. */
  readonly buildInto?: (app: App, folders: StagedFolders, signal?: AbortSignal) => Promise<void>;
}

/** The result of an app's build. */
export interface Published extends Target {
  /** False if the build equals the live release, which is then returned. */
  readonly isNew: boolean;
}

/**
 * Builds apps and publishes each as its next release, unless its files equal the live release's. This makes nothing live, and a
 * failure leaves nothing behind.
 *
 * @param apps the host first, so that the remotes are compared with it
 */
export async function publishApps(
  apps: readonly App[],
  options: ReleaseOptions,
): Promise<Published[]> {
  const { store, url, buildInto = buildApp, signal, force = false, isWorkerOff } = options;
  const published: Published[] = [];
  for (const app of apps) {
    const source = {
      ...provenance(appFolder(app)),
      ...(isWorkerOff && app.role === 'host' && { isWorkerOff }),
    };
    const one = await withStaging(store, async (staging) => {
      const folders = stagedFolders(staging);
      await buildInto(app, folders, signal);
      signal?.throwIfAborted();
      checkBuild(app, folders);
      const same = force ? null : await sameRelease(app, folders, { store, url });
      if (same !== null) return { release: same, isNew: false };
      if (app.role === 'remote') await checkFitOfBuild(app, folders.files, store, published);
      const { note } = await publish(app, { folders, store, url, source });
      return { release: note.release, isNew: true };
    });
    signal?.throwIfAborted();
    published.push({ ...(await targetOf(store, app, one.release)), isNew: one.isNew });
  }
  return published;
}

/** The live release, if its files equal a build's; source maps are ignored. */
async function sameRelease(
  app: App,
  folders: StagedFolders,
  { store, url }: Pick<ReleaseOptions, 'store' | 'url'>,
): Promise<number | null> {
  const live = liveNumber(app, await readLivePointer(store));
  const { note } = (live === null ? undefined : await readNote(store, app.folder, live)) ?? {};
  if (!note || (url !== undefined && !note.manifest?.startsWith(`${url}/`))) return null;
  const given = ({ files }: { files: Note['files'] }) =>
    JSON.stringify(
      Object.entries(files)
        .filter(([name]) => !name.startsWith('maps/'))
        .sort(),
    );
  return given(note) === given({ files: hashesOf(folders) }) ? live : null;
}

/** Builds apps, publishes them, and makes them live in one move. */
export async function release(apps: readonly App[], options: ReleaseOptions): Promise<Moved> {
  return makeLive(await publishApps(apps, options), options);
}

/** Makes published releases live in one move, or gives one release to a share of visitors. Releases that are already live are skipped. */
export async function makeLive(
  published: readonly (Target & { readonly isNew?: boolean })[],
  { store, share = 100, url, ...options }: ReleaseOptions,
): Promise<Moved> {
  const targets = published.filter(({ isNew = true }) => isNew);
  for (const { line } of targets) {
    if (line && (url !== undefined || !isOfThisMachine(line.manifest))) {
      await checkServed(line, options.signal);
    }
  }
  const [only, ...more] = targets;
  if (share === 100 || !only) return move(store, goLive(targets), options);
  if (more.length > 0) throw new Error('A share applies to one remote: release one at a time.');
  return move(store, goShared(only, share), options);
}

/** A local server need not be running during a release; other servers must be. */
function isOfThisMachine(manifest: string): boolean {
  return new URL(manifest).hostname === 'localhost';
}

/** Compares a build with its future host: the host of the same command, or the live one. A shop may have no host yet. */
async function checkFitOfBuild(
  app: App,
  build: string,
  store: Store,
  targets: readonly Target[],
): Promise<void> {
  const pointer = await readLivePointer(store);
  const host = hostAmong(targets) ?? (pointer.host && hostIn(pointer));
  if (!host) return;
  const others = givenReleases(pointer).filter(({ name }) => name !== app.federationName);
  const manifests = await Promise.all(
    others.map(async (one) => ({
      ...(await manifestOf<RemoteContract>(store, one)),
      name: one.name,
    })),
  );
  const manifest = { ...readManifest(build), name: app.federationName };
  checkContract(manifest, await manifestOf<HostManifest>(store, host), manifests);
  if (app.folder === LANDING_REMOTE) {
    printBudgets(landingScripts({ ofHost: await hostScripts(store, host), catalog: build }));
  }
}

function hostAmong(targets: readonly Target[]): NamedRelease | undefined {
  const host = targets.find(({ app }) => app.role === 'host');
  return host && { name: HOST, folder: HOST, release: host.release, note: host.note };
}

/** The scripts that a page of a released host loads without interaction. */
async function hostScripts(
  store: Store,
  { folder, release: number }: NamedRelease,
): Promise<Script[]> {
  const files = `${folder}/${number}`;
  const page = await store.read(`${files}/app.html`);
  return Promise.all(
    scriptsOf(String(page ?? '')).map(async (file) => {
      const bytes =
        (await store.read(`${files}/${file}.br`)) ?? (await store.read(`${files}/${file}`));
      return { app: 'host', file, bytes: bytes?.length ?? 0 };
    }),
  );
}

/**
 * Makes the live release of one stage live in another stage: the same release of the same store.
 *
 * @throws {Error} if the first stage has no release of the app
 */
export async function promote(
  app: App,
  from: Store,
  to: Store,
  options: Omit<ReleaseOptions, 'store'> = {},
): Promise<Moved> {
  const release = liveNumber(app, await readLivePointer(from));
  if (release === null) throw new Error(`${app.folder} has no release in ${from.stage}.`);
  return makeLive([await targetOf(to, app, release)], { ...options, store: to });
}
