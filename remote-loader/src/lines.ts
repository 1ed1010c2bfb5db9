import type { PointerLine, Release, ReleasePointer } from './pointer';

/**
 * The line of a remote in the release pointer.
 *
 * @throws if there is none, or it cannot be used
 */
export function lineOf(name: string, { remotes, problems }: ReleasePointer): PointerLine {
  const line = remotes[name];
  if (line) return line;
  throw new Error(
    problems[name]
      ? `The release pointer's line for ${name} cannot be used. ${problems[name]}`
      : `The release pointer does not name ${name}.`,
  );
}

/** Whether two lines name the same release. */
export function isSameRelease(one: Release, other: Release | null): boolean {
  return one.manifest === other?.manifest && one.integrity === other.integrity;
}

/** The live and the previous release of a line. */
export function releasesIn(line: PointerLine): Release[] {
  return line.previous ? [line, line.previous] : [line];
}

/** The origins of some lines' live and previous releases. */
export function originsIn(remotes: ReleasePointer['remotes']): ReadonlySet<string> {
  const releases = Object.values(remotes).flatMap(releasesIn);
  return new Set(releases.map(({ manifest }) => new URL(manifest).origin));
}

/**
 * The pointer for this visitor. A shared release replaces the live release for visitors whose random number is below the
 * share, so visitors who have it keep it while the share grows. Visitors who cannot store the number get the live
 * release.
 *
 * @param storage a storage that survives a visit; it may throw
 * @param key of the visitor's random number from 0 up to 100, which is the same for all remotes
 */
export function withShares(
  pointer: ReleasePointer,
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
  key: string,
): ReleasePointer {
  const lines = Object.entries(pointer.remotes);
  if (!lines.some(([, { next }]) => next)) return pointer;
  const draw = drawIn(storage, key);
  const choose = ({ next, ...live }: PointerLine): PointerLine =>
    next && draw < next.share ? { ...next, previous: live } : live;
  return {
    ...pointer,
    remotes: Object.fromEntries(lines.map(([name, line]) => [name, choose(line)])),
  };
}

function drawIn(storage: () => Pick<Storage, 'getItem' | 'setItem'>, key: string): number {
  try {
    const kept = storage();
    // Read again, because another tab may have stored its number meanwhile.
    if (!kept.getItem(key)) kept.setItem(key, `${Math.random() * 100}`);
    return Number.parseFloat(kept.getItem(key) ?? '100');
  } catch {
    return 100;
  }
}
