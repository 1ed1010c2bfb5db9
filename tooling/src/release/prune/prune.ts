import { knownReleases } from '../store/composition';
import { moveNumbers, readLogged, unreadable, newestMove, type LoggedMove } from '../store/moves';
import { readPointerOf, stagesIn } from '../store/snapshot';
import { readRecord, recordKey, type PageSet } from '../move/pages';
import { mediaKey, PICTURES, readMedia } from '../publish/media';
import { PRODUCTION, type ReleasePointer } from 'remote-loader/formats';
import { partPrefix, PARTS, readNote, releaseNumbers } from '../store/notes';
import type { ArtifactStore } from '../store/artifactStore';
import { concurrently } from '../store/concurrently';

/** In milliseconds. */
const DAY = 86_400_000;

export interface Pruned {
  /** Such as `mfe-catalog 3`. */
  readonly releases: readonly string[];
  /** The keys of compositions, of sets of pages, of lists of pictures, and of the files that only these need. */
  readonly keys: readonly string[];
}

/**
 * Removes releases, pages and their files that no stage has named (live, previous or shared) for some days. Notes and the log
 * stay, so that no number is reused. No move may run at the same time, because it could start to use an item while it is
 * removed.
 */
export async function prune(
  store: ArtifactStore,
  { days, isDry, now = Date.now() }: { days: number; isDry: boolean; now?: number },
): Promise<Pruned> {
  const stages = await stagesIn(store);
  if (!stages.includes(PRODUCTION) && (await newestMove(store, PRODUCTION))) {
    throw unreadable(store.address, PRODUCTION, 'it is missing');
  }
  const pointers = await Promise.all(stages.map((stage) => readPointerOf(store, stage)));
  const isNamed = new Set(pointers.flatMap(namedIn));
  const lastNamed = await lastNamedIn(store);
  const isOld = (name: string) =>
    !isNamed.has(name) && (lastNamed.get(name) ?? 0) < now - days * DAY;
  const releases: { app: string; release: number }[] = [];
  const media = new Set<string>();
  for (const app of await store.children('notes/')) {
    for (const release of await releaseNumbers(store, app)) {
      const { note } = (await readNote(store, app, release)) ?? {};
      // An interrupted upload has no manifest, but may have other files.
      const parts = PARTS.map((part) => `${partPrefix(part, app, release)}/`);
      const contents = await Promise.all(parts.map(store.children));
      const hasFiles = contents.some(({ length }) => length > 0);
      const releasedAt = note && hasFiles ? Date.parse(note.time) : Infinity;
      if (releasedAt < now - days * DAY && isOld(`${app} ${release}`))
        releases.push({ app, release });
      else if (note?.media) media.add(note.media);
    }
  }
  const keys = await unneededKeys(store, (key) => !isOld(`pages ${key}`), media);
  if (!isDry) {
    // The records first: without them their items count as incomplete.
    for (const isRecord of [true, false]) {
      const part = keys.filter((key) => key.endsWith('.json') === isRecord);
      await concurrently(part, store.remove);
    }
    // The manifest's folder first: without it the release counts as removed. Its note stays.
    for (const { app, release } of releases) {
      for (const part of PARTS) await store.remove(`${partPrefix(part, app, release)}/`);
    }
  }
  return { releases: releases.map(({ app, release }) => `${app} ${release}`), keys };
}

/** @param media the lists of pictures that releases need */
async function unneededKeys(
  store: ArtifactStore,
  isKept: (key: string) => boolean,
  media: Set<string>,
): Promise<string[]> {
  const pages = await keysBelow(store, 'pages/');
  const keys = new Set(pages.filter(isKept));
  const compositions = await Promise.all([...keys].map((key) => readRecord(store, key)));
  for (const composition of compositions) {
    for (const { key } of composition?.sets ?? []) keys.add(key);
    for (const key of composition?.media ?? []) media.add(key);
  }
  const sets = await Promise.all([...keys].map((key) => readRecord<PageSet>(store, key)));
  const assets = new Set(sets.flatMap((set) => set?.assets ?? []));
  const lists = (await keysBelow(store, 'media/')).filter((key) => key !== 'files');
  const pictures = await Promise.all([...media].map((key) => readMedia(store, key)));
  const contents = new Set(pictures.flatMap((list) => Object.values(list)));
  const gonePages = pages.filter((key) => !keys.has(key));
  const goneMedia = lists.filter((key) => !media.has(key));
  const filesOf = async (prefix: string, needed: ReadonlySet<string>) =>
    (await store.children(prefix)).filter((name) => !needed.has(name)).map((name) => prefix + name);
  return [
    ...gonePages.flatMap((key) => [recordKey(key), `pages/${key}/`]),
    ...goneMedia.flatMap((key) => [mediaKey(key), `media/${key}/`]),
    ...(gonePages.length > 0 ? await filesOf('assets/', assets) : []),
    ...(goneMedia.length > 0 ? await filesOf(PICTURES, contents) : []),
  ];
}

async function keysBelow(store: ArtifactStore, prefix: string): Promise<string[]> {
  const names = (await store.children(prefix)).map((name) => name.replace(/\.json$/, ''));
  return [...new Set(names)];
}

function namedIn(pointer: ReleasePointer): string[] {
  const releases = knownReleases(pointer).map(({ folder, release }) => `${folder} ${release}`);
  return [...releases, `pages ${pointer.pages}`];
}

/** When releases and pages were last named, in milliseconds: until the move that replaced them. */
async function lastNamedIn(store: ArtifactStore): Promise<ReadonlyMap<string, number>> {
  const moves = new Map<number, LoggedMove>();
  await concurrently(await moveNumbers(store), async (number) => {
    const logged = await readLogged(store, number);
    if (logged) moves.set(number, logged);
  });
  const last = new Map<string, number>();
  for (const { entry, pointer } of moves.values()) {
    const replaced = moves.get(entry.base ?? 0)?.pointer;
    const time = Date.parse(entry.time);
    for (const name of [pointer, replaced].flatMap((state) => (state ? namedIn(state) : []))) {
      last.set(name, Math.max(time, last.get(name) ?? 0));
    }
  }
  return last;
}
