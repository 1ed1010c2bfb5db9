import { isSameRelease, lineOf } from './lines';
import { nameOfRelease, type KnownRelease } from './manifest';
import type { PointerLine, ReleasePointer } from './pointer';
import { Release, type ReleaseServices } from './Release';
import { Interruption, SilenceLimit } from './waiting';

/** How long nothing may arrive, in milliseconds. If the release hangs, a part is left for the one before it. */
export const SILENCE = { whole: 20_000, first: 17_000, second: 3_000 } as const;

/** The release pointer, which all remotes share. */
export interface PointerSource {
  /** The pointer, read once. @throws when it can't be loaded */
  get(): Promise<ReleasePointer>;
  /** Forgets it, if it is at least so many milliseconds old: the next one who asks reads it anew. */
  reset(age?: number): void;
  /** Begins anew if it has not come yet. */
  interrupt(): void;
}

/** The pointer's line of a remote; begun anew when that is interrupted. @throws when it can't be had */
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
 * @returns null if there is none, or it can't be read within three seconds
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
    // Without a hash in the pointer, the manifest says which build it is.
    const options = { limit: SILENCE.second, onRetry: () => undefined };
    const name = nameOfRelease(await new Release(line, services, options).manifest());
    return name === nameOfRelease(running) ? null : name;
  } catch {
    // A reload would not help.
    return null;
  }
}
