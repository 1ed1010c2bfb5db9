import { nameOfRelease, type KnownRelease } from './releaseFiles.ts';
import { releaseNumber, type PointerEntry } from './formats/pointer.ts';
import { isSameRelease, pointerEntryOf, type PointerSource } from './pointerSource.ts';
import { ReleaseLoader, type ReleaseServices } from './ReleaseLoader.ts';
import { SILENCE, SilenceLimit } from './waiting.ts';

/**
 * The release that was deployed since a tab was opened.
 *
 * @param running the release that runs in the tab
 * @returns null if there is none, or the pointer cannot be read within three seconds
 */
export async function deployedSince(
  remote: string,
  running: KnownRelease,
  services: ReleaseServices & { readonly pointer: PointerSource },
): Promise<string | null> {
  const { pointer, clock } = services;
  pointer.reset();
  try {
    const limit = new SilenceLimit(clock, SILENCE.second);
    const pointerEntry = pointerEntryOf(remote, await limit.wait(() => pointer.get()));
    if (!isSameRelease(pointerEntry, running))
      return pointerEntry.integrity || pointerEntry.manifest;
    if (pointerEntry.integrity) return null;
    // Without a hash in the pointer, the manifest identifies the build.
    const name = nameOfRelease(await readManifest(pointerEntry, services));
    return name === nameOfRelease(running) ? null : name;
  } catch {
    // A reload would not help.
    return null;
  }
}

/** The routes that a release of a remote declares, unchecked. */
export interface Declaration {
  readonly remote: string;
  /** Its number or name; null if unknown. */
  readonly release: string | null;
  readonly routes: unknown;
  /** The exposed pages; null if the routes come from the pointer, because the release tool has checked them. */
  readonly pages: readonly string[] | null;
}

/**
 * The routes of a remote, from its entry in the pointer. The entry of an unreleased build has no routes, so its manifest
 * is read. A manifest that cannot be loaded declares no routes: the remote's own pages show the failure.
 */
export async function declarationOf(
  remote: string,
  pointerEntry: PointerEntry,
  services: ReleaseServices,
): Promise<Declaration> {
  if (pointerEntry.integrity) {
    const number = releaseNumber(pointerEntry.manifest);
    const release = number === null ? null : `${number}`;
    return { remote, release, routes: pointerEntry.routes ?? [], pages: null };
  }
  try {
    const known = await readManifest(pointerEntry, services);
    const { metaData, exposes } = known.content;
    const pages = exposes.map(({ name }) => name);
    return { remote, release: nameOfRelease(known), routes: metaData.routes ?? [], pages };
  } catch {
    return { remote, release: null, routes: [], pages: [] };
  }
}

/** Reads the manifest of a release without running the release. @throws as `ReleaseLoader.manifest` */
function readManifest(
  pointerEntry: PointerEntry,
  services: ReleaseServices,
): Promise<KnownRelease> {
  const options = { limit: SILENCE.second, onRetry: () => undefined };
  return new ReleaseLoader(pointerEntry, services, options).manifest();
}
