import { folderOf, type App } from '../../workspace/apps';
import { releaseNumber, type Release, type ReleasePointer } from 'remote-loader/formats';

/** A release of an app of this workspace, published or wanted. */
export interface AppRelease {
  readonly app: App;
  readonly release: number;
}

export interface NamedRelease {
  /** The app's federation name. */
  readonly name: string;
  /** The app's prefix in the store. */
  readonly folder: string;
  readonly release: number;
  /** The hash of the release's note. */
  readonly note: string;
}

export const HOST = 'host';

/** @throws {Error} if the shop has no host, and so no pages */
export function hostIn({ host }: ReleasePointer): NamedRelease {
  if (!host) {
    throw new Error(
      'The shop has no release of the host yet: npx --no-install weft release --all releases all apps at once.',
    );
  }
  return { name: HOST, folder: HOST, release: host.release, note: host.note };
}

function namedRelease(name: string, { manifest, note = '' }: Release): NamedRelease {
  return { name, folder: folderOf(name), release: releaseNumber(manifest) ?? 0, note };
}

/** The live releases of the remotes, from which pages are written. */
export function liveRemotes({ remotes }: ReleasePointer): NamedRelease[] {
  return Object.entries(remotes).map(([name, pointerEntry]) => namedRelease(name, pointerEntry));
}

/** The releases that visitors get: live and shared ones. */
export function servedReleases({ remotes }: ReleasePointer): NamedRelease[] {
  return Object.entries(remotes).flatMap(([name, pointerEntry]) =>
    [pointerEntry, pointerEntry.next].flatMap((release) =>
      release ? [namedRelease(name, release)] : [],
    ),
  );
}

/** Every release that a pointer names. */
export function knownReleases({ host, remotes }: ReleasePointer): NamedRelease[] {
  const ofHost = [host, host?.previous].flatMap((release) =>
    release ? [{ name: HOST, folder: HOST, release: release.release, note: release.note }] : [],
  );
  const ofRemotes = Object.entries(remotes).flatMap(([name, pointerEntry]) =>
    [pointerEntry, pointerEntry.previous, pointerEntry.next].flatMap((release) =>
      release ? [namedRelease(name, release)] : [],
    ),
  );
  return [...ofHost, ...ofRemotes];
}

export function liveNumber(app: App, { host, remotes }: ReleasePointer): number | null {
  if (app.role === 'host') return host?.release ?? null;
  const pointerEntry = remotes[app.federationName];
  return pointerEntry ? releaseNumber(pointerEntry.manifest) : null;
}
