import { CacheExpiration } from 'workbox-expiration';
import { POINTER } from 'remote-loader/formats';
import { dropOld } from './dropOld';
import { dropOldPages, keepPage, OFFLINE_PAGE, PAGES_CACHE } from './pages';
import { pictures, PICTURES_CACHE } from './pictures';
import { cachedPointer, pointerStrategy } from './pointer';
import { keepReleases } from './releases';
import { keepShell } from './shell';
import type { Visit } from '../visit';

/** Stores the files of a visit and the files that the next visit needs, and deletes unused files. */
export async function keepVisit(event: ExtendableEvent, visit: Visit): Promise<void> {
  await pointerStrategy
    .handle({ event, request: new Request(`/${POINTER}`) })
    .catch(() => undefined);
  const pointer = await cachedPointer();
  const integrities = Object.values(pointer.remotes).map(({ integrity }) => integrity);
  const keepPages = async (paths: readonly string[]): Promise<void> => {
    for (const path of paths) await keepPage(path, integrities).catch(() => undefined);
  };
  // An earlier worker may have deleted them while this one was installed.
  await keepShell().catch(() => undefined);
  // The files of this visit come first, because the network may fail at any time.
  await keepPages([visit.path, OFFLINE_PAGE]);
  for (const url of visit.pictures) {
    await pictures.handle({ event, request: new Request(url) }).catch(() => undefined);
  }
  if (!visit.isFrugal) {
    await keepReleases(pointer);
    await keepPages(visit.places);
  }
  await dropOldPages();
  await dropOld(pointer);
}

/** Deletes the stored pages and pictures, and the times of their last use, which Workbox keeps by address in IndexedDB. */
export async function forgetVisits(): Promise<void> {
  for (const name of [PAGES_CACHE, PICTURES_CACHE]) {
    await caches.delete(name);
    await new CacheExpiration(name, { maxEntries: 1 }).delete();
  }
}
