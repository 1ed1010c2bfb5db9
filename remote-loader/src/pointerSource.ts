import { download, type FileServices } from './download.ts';
import {
  parsePointer,
  releasesIn,
  type PointerEntry,
  type Release,
  type ReleasePointer,
} from './formats/pointer.ts';
import { Interruption, SILENCE, SilenceLimit } from './waiting.ts';

export interface PointerOptions {
  /** The address of the release pointer. */
  readonly pointer: string;
  /** The prefix of all storage keys, such as `shop.`. */
  readonly prefix: string;
  /** Storage that survives a visit; it may throw. */
  readonly visitorStorage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether the pointer may declare that its entries need no hash. */
  readonly mayBeDevelopment?: boolean;
  /** Applies this tab's overrides to the pointer. */
  readonly amend?: (pointer: ReleasePointer) => ReleasePointer | Promise<ReleasePointer>;
  /** The releases that the document was made of, by remote; they run without the pointer. */
  readonly running?: Readonly<Record<string, Release>>;
}

/** The release pointer, which all remotes share. */
export interface PointerSource {
  /** The pointer, read once. @throws if it cannot be loaded */
  get(): Promise<ReleasePointer>;
  /** Makes the next `get` read the pointer again, if it is at least `age` milliseconds old. */
  reset(age?: number): void;
  /** Restarts a pending request. */
  interrupt(): void;
}

/** The pointer's entry of a remote; an interrupted request starts again. @throws if it cannot be loaded */
export async function readPointerEntry(
  remote: string,
  pointer: PointerSource,
): Promise<PointerEntry> {
  for (;;) {
    try {
      return pointerEntryOf(remote, await pointer.get());
    } catch (error) {
      if (!(error instanceof Interruption)) throw error;
    }
  }
}

/** Creates the source; it also sets the origins from which scripts may be loaded. */
export function createPointerSource(
  options: PointerOptions,
  { fetch, clock, document }: Omit<FileServices, 'suspects'>,
): PointerSource {
  const { mayBeDevelopment = false, amend = (pointer) => pointer, running = {} } = options;
  const allow = (remotes: ReleasePointer['remotes']): void => {
    document.allowOrigins(new Set([...originsIn(running), ...originsIn(remotes)]));
  };
  const silence = new SilenceLimit(clock, SILENCE.whole);
  let reading: Promise<ReleasePointer> | null = null;
  let readAt = Infinity;
  allow({});

  const read = async (signal: AbortSignal): Promise<ReleasePointer> => {
    const onProgress = silence.progress;
    const request = { cache: 'no-cache', integrity: '', signal, onProgress } as const;
    const text = new TextDecoder().decode(await download(fetch, options.pointer, request));
    const named = parsePointer(JSON.parse(text), { mayBeDevelopment });
    const visitorPointer = withRollouts(named, options.visitorStorage, `${options.prefix}draw`);
    const pointer = await amend(visitorPointer);
    allow(pointer.remotes);
    readAt = clock.now();
    return pointer;
  };

  return {
    get: () => {
      if (reading) return reading;
      const request = silence.wait(read);
      reading = request;
      readAt = Infinity;
      request.catch(() => {
        if (reading === request) reading = null;
      });
      return request;
    },
    reset: (age = 0) => {
      // A pending request counts as new.
      if (age === 0 || clock.now() - readAt >= age) reading = null;
    },
    interrupt: () => silence.interrupt(new Interruption()),
  };
}

/** The entry of a remote in the release pointer. @throws if there is none, or it cannot be used */
export function pointerEntryOf(name: string, { remotes, problems }: ReleasePointer): PointerEntry {
  const pointerEntry = remotes[name];
  if (pointerEntry) return pointerEntry;
  throw new Error(
    problems[name]
      ? `The release pointer's entry for ${name} cannot be used. ${problems[name]}`
      : `The release pointer does not name ${name}.`,
  );
}

/** Whether two entries name the same release. */
export function isSameRelease(release: Release, other: Release | null): boolean {
  return release.manifest === other?.manifest && release.integrity === other.integrity;
}

/** The origins of some entries' live and previous releases. */
function originsIn(remotes: ReleasePointer['remotes']): string[] {
  const releases = Object.values(remotes).flatMap(releasesIn);
  return releases.map(({ manifest }) => new URL(manifest).origin);
}

/**
 * The pointer for this visitor. A rollout replaces the live release for visitors whose random number is below the
 * share, so visitors who have it keep it while the share grows. Visitors who cannot store the number get the live
 * release.
 *
 * @param key of the visitor's random number from 0 up to 100, which is the same for all remotes
 */
export function withRollouts(
  pointer: ReleasePointer,
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
  key: string,
): ReleasePointer {
  const pointerEntries = Object.entries(pointer.remotes);
  if (!pointerEntries.some(([, { next }]) => next)) return pointer;
  const draw = drawIn(storage, key);
  const choose = ({ next, ...live }: PointerEntry): PointerEntry =>
    next && draw < next.share ? { ...next, previous: live } : live;
  return {
    ...pointer,
    remotes: Object.fromEntries(
      pointerEntries.map(([name, pointerEntry]) => [name, choose(pointerEntry)]),
    ),
  };
}

function drawIn(storage: () => Pick<Storage, 'getItem' | 'setItem'>, key: string): number {
  try {
    const available = storage();
    // Read again, because another tab may have stored its number meanwhile.
    if (!available.getItem(key)) available.setItem(key, `${Math.random() * 100}`);
    return Number.parseFloat(available.getItem(key) ?? '100');
  } catch {
    return 100;
  }
}
