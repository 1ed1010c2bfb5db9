import { POINTER } from 'tooling/release-pointer';
import { dropOld } from './dropOld';
import { dropOldPages, keepPage, OFFLINE_PAGE } from './pages';
import { pictures } from './pictures';
import { keptPointer, pointerStrategy } from './pointer';
import { keepReleases } from './releases';
import type { Visit } from '../visit';

/** Keeps what a visit has shown and what the next one needs, and drops what nobody needs any more. */
export async function keepVisit(event: ExtendableEvent, visit: Visit): Promise<void> {
  const { path, pictures: seen, places, isFrugal } = visit;
  await pointerStrategy
    .handle({ event, request: new Request(`/${POINTER}`) })
    .catch(() => undefined);
  const pointer = await keptPointer();
  const integrities = Object.values(pointer.remotes).map(({ integrity }) => integrity);
  for (const url of seen) {
    await pictures.handle({ event, request: new Request(url) }).catch(() => undefined);
  }
  if (!isFrugal) await keepReleases(pointer);
  for (const place of [path, OFFLINE_PAGE, ...(isFrugal ? [] : places)]) {
    await keepPage(place, integrities).catch(() => undefined);
  }
  await dropOldPages();
  await dropOld(pointer);
}
