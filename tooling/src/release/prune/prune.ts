import pMap from 'p-map';
import { knownReleases } from '../move/composition';
import { parseLive } from '../store/livePointer';
import type { LogEntry } from '../move/log';
import { readPages, recordKey } from '../move/pages';
import { MANIFEST, POINTER, type ReleasePointer } from 'remote-loader/formats';
import { noteKey, partPrefix, PARTS, readNote, releaseNumbers } from '../publish/notes';
import type { Store } from '../store/store';

/** In milliseconds. */
const DAY = 86_400_000;

/** The number of moves that are read at once. */
const CONCURRENCY = 12;

/** The removed items, in order of removal. */
export interface Pruned {
  /** The keys of pages. */
  readonly pages: readonly string[];
  /** The names of files that only these pages need. */
  readonly assets: readonly string[];
  /** Such as `mfe-catalog 3`. */
  readonly releases: readonly string[];
}

/**
 * Removes releases, pages and their files that no stage has named (live, previous or shared) for some days. Notes and the log
 * stay, so that no number is reused. No move may run at the same time, because it could start to use an item while it is
 * removed.
 *
 * @param openStage the same store with the pointer of another stage
 */
export async function prune(
  store: Store,
  openStage: (stage: string) => Promise<Store>,
  { days, isDry, now = Date.now() }: { days: number; isDry: boolean; now?: number },
): Promise<Pruned> {
  const pointers = await pointersOf(store, openStage);
  const isNamed = new Set(pointers.flatMap(namedIn));
  const lastNamed = await lastNamedIn(store);
  const isOld = (name: string) =>
    !isNamed.has(name) && (lastNamed.get(name) ?? 0) < now - days * DAY;
  const releases: { app: string; release: number }[] = [];
  for (const app of await appsIn(store)) {
    for (const release of await releaseNumbers(store, app)) {
      const made = await timeOf(store, app, release);
      if (made < now - days * DAY && isOld(`${app} ${release}`)) releases.push({ app, release });
    }
  }
  const there = (await store.children('pages/')).filter((name) => !name.endsWith('.json'));
  const pages = there.filter((key) => isOld(`pages ${key}`));
  const assets = await assetsOnlyOf(store, pages, there);
  if (!isDry) {
    for (const key of pages) await removePages(store, key);
    for (const name of assets) await store.remove(`assets/${name}`);
    for (const { app, release } of releases) await removeRelease(store, app, release);
  }
  return { pages, assets, releases: releases.map(({ app, release }) => `${app} ${release}`) };
}

async function pointersOf(
  store: Store,
  openStage: (stage: string) => Promise<Store>,
): Promise<ReleasePointer[]> {
  const stages = await store.stages();
  return Promise.all(
    stages.map(async (stage) => {
      const staged = await openStage(stage);
      return parseLive(staged, (await staged.readLive()).text);
    }),
  );
}

function namedIn(pointer: ReleasePointer): string[] {
  const releases = knownReleases(pointer).map(({ folder, release }) => `${folder} ${release}`);
  return [...releases, `pages ${pointer.pages}`];
}

/** Every app that has notes. */
async function appsIn(store: Store): Promise<string[]> {
  return (await store.children('notes/')).filter((name) => /^[a-z][a-z0-9-]*$/.test(name));
}

/** When a release was made, in milliseconds; infinity if unknown, or if it has no files any more. */
async function timeOf(store: Store, app: string, release: number): Promise<number> {
  const { note } = (await readNote(store, app, release)) ?? {};
  const hasFiles = Boolean(await store.read(`${app}/${release}/${MANIFEST}`));
  return note && hasFiles ? Date.parse(note.time) : Infinity;
}

/** When releases and pages were last named, in milliseconds: until the move that replaced them. */
async function lastNamedIn(store: Store): Promise<ReadonlyMap<string, number>> {
  const moves = new Map<number, { entry: LogEntry; pointer: ReleasePointer }>();
  await pMap(
    await store.children('moves/'),
    async (number) => {
      const entry = await store.read(`moves/${number}/move.json`);
      const pointer = await store.read(`moves/${number}/${POINTER}`);
      if (!entry || !pointer) return;
      moves.set(Number(number), {
        entry: JSON.parse(entry.toString()) as LogEntry,
        pointer: parseLive(store, pointer.toString()),
      });
    },
    { concurrency: CONCURRENCY },
  );
  const last = new Map<string, number>();
  for (const { entry, pointer } of moves.values()) {
    const replaced = moves.get(entry.base ?? 0)?.pointer;
    const time = Date.parse(entry.time);
    for (const name of [pointer, replaced].flatMap((one) => (one ? namedIn(one) : []))) {
      last.set(name, Math.max(time, last.get(name) ?? 0));
    }
  }
  return last;
}

/** The files in `assets/` that no remaining pages need. */
async function assetsOnlyOf(
  store: Store,
  removed: readonly string[],
  there: readonly string[],
): Promise<string[]> {
  if (removed.length === 0) return [];
  const kept = there.filter((key) => !removed.includes(key));
  const records = await Promise.all(kept.map((key) => readPages(store, key)));
  // Incomplete pages may belong to a running move.
  if (records.includes(undefined)) return [];
  const needed = new Set(records.flatMap((record) => record?.assets ?? []));
  return (await store.children('assets/')).filter((name) => !needed.has(name));
}

/** Removes the record first: without it the pages count as incomplete. */
async function removePages(store: Store, key: string): Promise<void> {
  await store.remove(recordKey(key));
  await store.remove(`pages/${key}/`);
}

/** Removes the manifest's folder first: without it the release counts as removed. The note stays. */
async function removeRelease(store: Store, app: string, release: number): Promise<void> {
  for (const part of PARTS) await store.remove(`${partPrefix(part, app, release)}/`);
  if (!(await store.read(noteKey(app, release)))) throw new Error(`${app} ${release} has no note.`);
}
