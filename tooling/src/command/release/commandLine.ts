import { spawnSync } from 'node:child_process';
import { appNamed, apps, remoteNamed, type App } from '../../workspace/apps';
import { publicOrigin } from '../../build/pages/builtPages';
import type { MoveOptions, Moved } from '../../release/move/move';
import type { LiveOptions } from '../../release/move/release';
import { PRODUCTION } from 'remote-loader/formats';
import { stagesIn } from '../../release/store/snapshot';
import { openStore } from '../../release/store/openStore';
import type { AppRelease } from '../../release/store/composition';
import type { ArtifactStore } from '../../release/store/artifactStore';
import { numberOf, type LiveValues, type MoveValues, type StoreValues } from '../options';

/** @param words such as `mfe-catalog@7` @throws {Error} if one is not a release, or an app is named twice */
export async function releasesIn(
  store: ArtifactStore,
  words: readonly string[],
): Promise<AppRelease[]> {
  const reads = words.map(async (word) => {
    const [, app = word || 'mfe-catalog', text] = /^(.*)@([^@]*)$/.exec(word) ?? [];
    if (text === undefined) throw new Error(`Name the release too, such as ${app}@7.`);
    const release = numberOf(`The release of ${app}`)(text);
    return { app: await appIn(store, app), release };
  });
  const named = await Promise.all(reads);
  checkOnce(named.map(({ app }) => app));
  return named;
}

export function checkOnce(chosen: readonly App[]): void {
  const again = chosen.find((app, index) => chosen.indexOf(app) < index);
  if (again) throw new Error(`${again.folder} is named twice.`);
}

/** An app of this repository, or a remote from another one whose releases are in the store. @param find of this repository */
export async function appIn(store: ArtifactStore, name: string, find = appNamed): Promise<App> {
  const isElsewhere =
    apps.every(({ folder }) => folder !== name) && (await store.children('notes/')).includes(name);
  return isElsewhere ? remoteNamed(name) : find(name);
}

/** The store of a reading command: a stage without a pointer is refused. */
export async function readableStore(values: StoreValues): Promise<ArtifactStore> {
  const store = await openStore(values.store, values);
  const names = store.folder === null ? [] : await store.children('');
  if (names.length > 0 && !names.includes('notes')) {
    throw new Error(`${store.address} is not a store: it has no release, but other files.`);
  }
  if (values.stage === undefined || (await stagesIn(store)).includes(store.stage)) return store;
  throw new Error(`There is no stage "${store.stage}" in ${store.address}.`);
}

export function nothingLive(address: string): Error {
  return new Error(`Nothing is live in ${address}: npx --no-install weft release --all`);
}

/** The store of a moving command: a stage without a pointer is refused without `--new-stage`. */
export async function movableStore(values: StoreValues & LiveValues): Promise<ArtifactStore> {
  const store = await openStore(values.store, values);
  if (values.newStage || store.stage === PRODUCTION) return store;
  const known = await stagesIn(store);
  if (known.includes(store.stage)) return store;
  throw new Error(
    `There is no stage "${store.stage}" in ${store.address} (existing: ${known.join(', ') || 'none'}); --new-stage creates it.`,
  );
}

export function moveOptions(store: ArtifactStore, values: MoveValues): MoveOptions {
  return {
    command: process.argv.slice(2).join(' '),
    why: values.why,
    allowFewer: values.allowFewer,
    // A first move in an object store needs `WEFT_ORIGIN`.
    origin: store.folder === null && !process.env['WEFT_ORIGIN'] ? undefined : publicOrigin(),
  };
}

/** Besides pages. */
const ALWAYS_CHANGED = ['/release.json', '/sitemap.xml', '/products.xml', '/sw.js'];

/** Prints the result of a move, and passes the changed addresses to the command that purges caches. */
export function printMove({ move, pointer, changes, addresses }: Moved, purge?: string): void {
  if (move === null) {
    console.log('There is nothing to change: nothing was moved.');
    return;
  }
  for (const change of changes) console.log(change);
  console.log(`Move ${move}: ${addresses.length} pages changed.`);
  if (purge === undefined) return;
  const { origin = '' } = pointer;
  const { status } = spawnSync(purge, {
    shell: true,
    input: [...addresses, ...ALWAYS_CHANGED].map((path) => `${origin}${path}\n`).join(''),
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  if (status !== 0) {
    throw new Error(`The move is live, but the command that purges caches ended with ${status}.`);
  }
}

/** The options of a command that makes releases live; Ctrl-C ends it as long as nothing is live. */
export function liveOptions(store: ArtifactStore, values: LiveValues): LiveOptions {
  return { ...moveOptions(store, values), share: values.share, signal: endedBySignal() };
}

/** Aborts the work on Ctrl-C. */
export function endedBySignal(): AbortSignal {
  const ending = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => ending.abort(new Error(`Ended by ${name}.`)));
  }
  return ending.signal;
}

/** @throws {Error} if these apps cannot have a share */
export function checkRollout(share: number | undefined, chosen: readonly App[]): void {
  if (share === undefined) return;
  if (chosen.length > 1) throw new Error('--share applies to one remote: release one at a time.');
  if (chosen[0]?.role === 'remote') return;
  throw new Error(
    '--share applies to a remote: the pages of the host are the same for all visitors.',
  );
}
