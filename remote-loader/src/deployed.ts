import { nameOfRelease, type KnownRelease } from './releaseFiles.ts';
import type { DeclaringManifest } from './formats/declaredRoutes.ts';
import { releaseNumber, type PointerEntry } from './formats/pointer.ts';
import { isSameRelease, pointerEntryOf, type PointerSource } from './pointerSource.ts';
import { ReleaseLoader, type ReleaseServices } from './ReleaseLoader.ts';
import { SILENCE, SilenceLimit } from './waiting.ts';

/**
 * The release that was deployed since a tab was opened; null if there is none, or the pointer cannot be read within three
 * seconds.
 */
export async function deployedSince(
  remote: string,
  running: ReleaseLoader,
  services: ReleaseServices & { readonly pointer: PointerSource },
): Promise<string | null> {
  const { pointer, clock } = services;
  pointer.reset();
  try {
    const limit = new SilenceLimit(clock, SILENCE.second);
    const pointerEntry = pointerEntryOf(remote, await limit.wait(() => pointer.get()));
    if (!isSameRelease(pointerEntry, running.published))
      return pointerEntry.integrity || pointerEntry.manifest;
    if (pointerEntry.integrity) return null;
    // Without a hash in the pointer, the manifest identifies the build.
    const name = nameOfRelease(await readManifest(pointerEntry, services));
    return name === running.name ? null : name;
  } catch {
    // A reload would not help.
    return null;
  }
}

/** What a release of a remote declares, for `readRoutes`. */
export interface Declaration extends DeclaringManifest {
  /** Its number or name; null if unknown. */
  readonly release: string | null;
}

/**
 * The routes of a remote, from its entry in the pointer. The entry of a development server has no routes, so its manifest
 * is read. A manifest that cannot be loaded declares no routes: the remote's own pages show the failure.
 */
export async function declarationOf(
  name: string,
  pointerEntry: PointerEntry,
  services: ReleaseServices,
): Promise<Declaration> {
  if (pointerEntry.integrity || pointerEntry.routes) {
    const { manifest, routes = [] } = pointerEntry;
    const release = releaseNumber(manifest)?.toString() ?? null;
    // The release tool has checked that the remote exposes them.
    const exposes = routes.map((route) => ({
      name: String((Object(route) as { page?: unknown }).page),
    }));
    return { name, release, exposes, metaData: { routes } };
  }
  try {
    const known = await readManifest(pointerEntry, services);
    const { exposes, metaData } = known.content;
    return { name, release: nameOfRelease(known), exposes, metaData };
  } catch {
    return { name, release: null, exposes: [], metaData: {} };
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
