import { omit } from '../omit';
import type { App } from '../../workspace/apps';
import { readAddress } from '../../workspace/readAddress';
import { integrityOf } from 'remote-loader/build';
import type { Release } from 'remote-loader/formats';
import { publishApps, type PublishAppsOptions } from '../publish/publishApps';
import { hostIn, liveNumber } from '../store/composition';
import { readSnapshot, type Snapshot } from '../store/snapshot';
import type { ArtifactStore } from '../store/artifactStore';
import { goLive, startRollout, targetOf, type Target } from './changes';
import { checkPointer, move, withOrigin, type MoveOptions, type Moved } from './move';

export interface LiveOptions extends MoveOptions {
  /** The share of visitors who get it, in percent; the others keep the live release. */
  readonly share?: number | undefined;
  /** Whether the address of the releases is new, and so must be served before anything is live. */
  readonly isNewAddress?: boolean;
}

export type ReleaseOptions = PublishAppsOptions & LiveOptions;

/** Builds apps, publishes them, and makes them live in one move. What can be checked without a build is checked first. */
export async function release(
  apps: readonly App[],
  store: ArtifactStore,
  options: ReleaseOptions,
): Promise<Moved> {
  const snapshot = await readSnapshot(store);
  checkMovable(apps, snapshot, options);
  const published = await publishApps(apps, snapshot, options);
  const targets = await Promise.all(
    published.map(({ app, release: number }) => targetOf(snapshot, app, number)),
  );
  // A move of another command during the build is noticed at the switch.
  return makeLive(snapshot, targets, { ...options, isNewAddress: options.url !== undefined });
}

/** What a move checks, as far as it is known before the build. */
function checkMovable(apps: readonly App[], snapshot: Snapshot, options: MoveOptions): void {
  const { pointer } = snapshot;
  const names = apps.map(({ federationName }) => federationName);
  checkPointer({ ...pointer, problems: omit(pointer.problems, ...names) });
  withOrigin(snapshot, pointer, options);
  if (!names.includes('host')) hostIn(pointer);
}

/** Makes published releases live in one move, or gives one release to a share of visitors. */
export async function makeLive(
  snapshot: Snapshot,
  targets: readonly Target[],
  { share = 100, isNewAddress = false, ...options }: LiveOptions,
): Promise<Moved> {
  for (const { pointerEntry } of targets) {
    if (!pointerEntry) continue;
    // A local server need not be running during a release; other servers must be.
    const isLocal = new URL(pointerEntry.manifest).hostname === 'localhost';
    if (isNewAddress || !isLocal) await checkServed(pointerEntry, options.signal);
  }
  const [only] = targets;
  if (share === 100 || !only) return move(snapshot, goLive(targets), options);
  return move(snapshot, startRollout(only, share), options);
}

async function checkServed({ manifest, integrity }: Release, signal?: AbortSignal): Promise<void> {
  const content = await readAddress(manifest, signal).catch((cause: Error) => {
    signal?.throwIfAborted();
    throw notServed(cause.message, { cause });
  });
  if (integrityOf(content) !== integrity) {
    throw notServed(`${manifest} is not the manifest of this build`);
  }
}

function notServed(problem: string, options?: ErrorOptions): Error {
  return new Error(
    `${problem}; nothing new is live. --url is the address at which the remote's folder of releases is served.`,
    options,
  );
}

/**
 * Makes the live releases of one stage live in another stage: the same releases of the same store.
 *
 * @throws {Error} if the first stage has no release of an app
 */
export async function promote(
  apps: readonly App[],
  from: ArtifactStore,
  to: ArtifactStore,
  options: LiveOptions = {},
): Promise<Moved> {
  const { pointer } = await readSnapshot(from);
  const snapshot = await readSnapshot(to);
  const targets = await Promise.all(
    apps.map((app) => {
      const number = liveNumber(app, pointer);
      if (number === null) throw new Error(`${app.folder} has no release in ${from.stage}.`);
      return targetOf(snapshot, app, number);
    }),
  );
  return makeLive(snapshot, targets, { origin: pointer.origin, ...options });
}
