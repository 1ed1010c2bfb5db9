import { MANIFEST } from '../../apps.mjs';
import { HOST, folderOf } from '../move/composition';
import { parseLive } from '../store/livePointer';
import { recordKey } from '../move/pages';
import { releaseNumber, type ReleasePointer } from 'remote-loader/pointer';
import { noteKey, partPrefix, PARTS, readNote, releaseNumbers } from '../publish/notes';
import type { Store } from '../store/store';

/** In milliseconds. */
const DAY = 86_400_000;

/** What is removed, in the order in which it is. */
export interface Pruned {
  /** Such as `mfe-catalog 3`. */
  readonly releases: readonly string[];
  /** The keys of pages. */
  readonly pages: readonly string[];
}

/**
 * Removes releases and pages that no stage names, live, previous or shared, and that are older than some days. Notes and
 * the log stay, so that no number is given twice.
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
  const before = now - days * DAY;
  const releases: { app: string; release: number }[] = [];
  for (const app of await appsIn(store)) {
    for (const release of await releaseNumbers(store, app)) {
      const isOld = await isOlder(store, app, release, before);
      if (isOld && !isNamed.has(`${app} ${release}`)) releases.push({ app, release });
    }
  }
  const pages = await oldPages(store, pointers, before);
  if (!isDry) {
    for (const key of pages) await removePages(store, key);
    for (const { app, release } of releases) await removeRelease(store, app, release);
  }
  return { releases: releases.map(({ app, release }) => `${app} ${release}`), pages };
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

function namedIn({ host, remotes }: ReleasePointer): string[] {
  const ofHost = [host, host?.previous].flatMap((one) => (one ? [`${HOST} ${one.release}`] : []));
  const ofRemotes = Object.entries(remotes).flatMap(([name, line]) =>
    [line, line.previous, line.next].flatMap((one) =>
      one ? [`${folderOf(name)} ${releaseNumber(one.manifest)}`] : [],
    ),
  );
  return [...ofHost, ...ofRemotes];
}

/** Every app that has notes. */
async function appsIn(store: Store): Promise<string[]> {
  return (await store.children('notes/')).filter((name) => /^[a-z][a-z0-9-]*$/.test(name));
}

/** Whether a release has files, and was made before a time. */
async function isOlder(
  store: Store,
  app: string,
  release: number,
  before: number,
): Promise<boolean> {
  const { note } = (await readNote(store, app, release)) ?? {};
  if (!note || !(Date.parse(note.time) < before)) return false;
  return Boolean(await store.read(`${app}/${release}/${MANIFEST}`));
}

/** Pages of no stage, last made live before a time. The pages of the move before are kept with it. */
async function oldPages(
  store: Store,
  pointers: readonly ReleasePointer[],
  before: number,
): Promise<string[]> {
  const lastLive = new Map<string, number>();
  for (const move of await store.children('moves/')) {
    const [entry, pointer] = await Promise.all([
      store.read(`moves/${move}/move.json`),
      store.read(`moves/${move}/release.json`),
    ]);
    if (!entry || !pointer) continue;
    const { pages } = JSON.parse(String(pointer)) as { pages?: string };
    const time = Date.parse((JSON.parse(String(entry)) as { time: string }).time);
    if (pages) lastLive.set(pages, Math.max(time, lastLive.get(pages) ?? 0));
  }
  const live = new Set(pointers.map(({ pages }) => pages));
  const there = (await store.children('pages/')).filter((name) => !name.endsWith('.json'));
  return there.filter((key) => !live.has(key) && (lastLive.get(key) ?? 0) < before);
}

/** The record first: without it nobody takes the pages for complete. */
async function removePages(store: Store, key: string): Promise<void> {
  await store.remove(recordKey(key));
  await store.remove(`pages/${key}/`);
}

/** The manifest's folder first: without it the release counts as removed. The note stays. */
async function removeRelease(store: Store, app: string, release: number): Promise<void> {
  for (const part of PARTS) await store.remove(`${partPrefix(part, app, release)}/`);
  if (!(await store.read(noteKey(app, release))))
    throw new Error(`${app} ${release} lost its note.`);
}
