import { isSameRelease, lineOf } from './lines';
import { nameOfRelease, type KnownRelease } from './manifest';
import type { PointerLine, ReleasePointer } from './pointer';
import { Release, type ReleaseServices } from './Release';
import { Interruption, SilenceLimit } from './waiting';

/**
 * The longest time without data, in milliseconds. If the first release hangs, some time remains for the second.
 */
export const SILENCE = { whole: 20_000, first: 17_000, second: 3_000 } as const;

/** The release pointer, which all remotes share. */
export interface PointerSource {
  /** The pointer, read once. @throws if it cannot be loaded */
  get(): Promise<ReleasePointer>;
  /** Makes the next `get` read the pointer again, if it is at least `age` milliseconds old. */
  reset(age?: number): void;
  /** Restarts a pending request. */
  interrupt(): void;
}

/** The pointer's line of a remote; an interrupted request starts again. @throws if it cannot be loaded */
export async function readLine(remote: string, pointer: PointerSource): Promise<PointerLine> {
  for (;;) {
    try {
      return lineOf(remote, await pointer.get());
    } catch (error) {
      if (!(error instanceof Interruption)) throw error;
    }
  }
}

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
    const line = lineOf(remote, await limit.wait(() => pointer.get()));
    if (!isSameRelease(line, running)) return line.integrity || line.manifest;
    if (line.integrity) return null;
    // Without a hash in the pointer, the manifest identifies the build.
    const options = { limit: SILENCE.second, onRetry: () => undefined };
    const name = nameOfRelease(await new Release(line, services, options).manifest());
    return name === nameOfRelease(running) ? null : name;
  } catch {
    // A reload would not help.
    return null;
  }
}
