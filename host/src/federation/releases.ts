import type { PointerLine, Release, ReleasePointer } from 'tooling/release-pointer';
import type { Clock } from './Clock';
import { download } from './download';
import { nameOfRelease, parseManifest, type KnownRelease } from './manifest';
import type { Patience } from './Patience';
import type { Waiter } from './SharedRequest';

/**
 * The line of a remote in the release pointer.
 *
 * @throws if there is none, or it can't be used
 */
export function lineOf(name: string, { remotes, problems }: ReleasePointer): PointerLine {
  const line = remotes[name];
  if (line) return line;
  throw new Error(
    problems[name]
      ? `The release pointer's line of ${name} can't be used. ${problems[name]}`
      : `The release pointer does not name ${name}.`,
  );
}

/** Whether two lines name the same release. */
export function isSameRelease(one: Release, other: Release | null): boolean {
  return one.manifest === other?.manifest && one.integrity === other.integrity;
}

/** The services for reading a manifest. */
export interface ReleaseReader {
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Clock;
  readonly patience: Patience;
}

/**
 * Reads the manifest of a release, past the browser's cache where that is out of date.
 *
 * @throws when it can't be had, or is none, or not the one that the pointer vouches for
 */
export async function readRelease(
  { fetch, clock, patience }: ReleaseReader,
  release: Release,
  { signal, progress }: Waiter,
): Promise<KnownRelease> {
  const start = clock.now();
  const { manifest: url, integrity } = release;
  const options = { cache: 'no-cache', integrity, signal, onProgress: progress } as const;
  const text = new TextDecoder().decode(await download(fetch, url, options));
  patience.learn(clock.now() - start);
  return { ...release, content: parseManifest(url, text) };
}

/**
 * The name of the release in a line if it is not the one that runs; else null.
 *
 * @throws as {@link readRelease}: without a hash in the pointer, the manifest has to be read
 */
export async function releaseSince(
  running: KnownRelease,
  line: PointerLine,
  reader: ReleaseReader,
  waiter: Waiter,
): Promise<string | null> {
  if (!isSameRelease(line, running)) return line.integrity || line.manifest;
  if (line.integrity) return null;
  const name = nameOfRelease(await readRelease(reader, line, waiter));
  return name === nameOfRelease(running) ? null : name;
}
