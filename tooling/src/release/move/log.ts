import { POINTER, type ReleasePointer } from 'remote-loader/formats';
import { parseLive, readLivePointer } from '../store/snapshot';
import type { ArtifactStore } from '../store/artifactStore';

/** How many moves the log lists. */
const MOST = 50;

export interface LogEntry {
  readonly move: number;
  /** The previous move of the same stage; null for the first. */
  readonly base: number | null;
  readonly stage: string;
  /** In ISO 8601. */
  readonly time: string;
  readonly author: string | null;
  readonly command: string;
  readonly why: string | null;
  readonly changes: readonly string[];
}

/** A move of any stage, live or not. */
export interface LoggedMove {
  readonly entry: LogEntry;
  readonly pointer: ReleasePointer;
}

/** @returns undefined if there is no such move @throws {Error} if it is damaged */
export async function readLogged(
  store: ArtifactStore,
  move: number,
): Promise<LoggedMove | undefined> {
  const [entry, pointer] = await Promise.all(
    ['move.json', POINTER].map((file) => store.read(`moves/${move}/${file}`)),
  );
  if (!entry || !pointer) return undefined;
  try {
    return {
      entry: JSON.parse(entry.toString()) as LogEntry,
      pointer: parseLive(store, pointer.toString()),
    };
  } catch (cause) {
    throw new Error(
      `moves/${move}/ in ${store.address} is damaged: remove it; only the log needs it.`,
      { cause },
    );
  }
}

/** A move and the pointer before it. @throws {Error} if there is no such move of the stage */
export async function readMove(
  store: ArtifactStore,
  move: number,
): Promise<LoggedMove & { readonly before: ReleasePointer }> {
  const logged = await readLogged(store, move);
  if (logged?.entry.stage !== store.stage) {
    throw new Error(
      `There is no move ${move} of ${store.stage}: npx --no-install weft log lists them.`,
    );
  }
  const { base } = logged.entry;
  const before = base === null ? undefined : await readLogged(store, base);
  if (before) return { ...logged, before: before.pointer };
  throw new Error(`Move ${move} is the first of ${store.stage}: there is nothing to go back to.`);
}

/** The moves of a stage that were live, newest first. A move that never became live is not in this chain. */
export async function readLog(store: ArtifactStore): Promise<LogEntry[]> {
  const entries: LogEntry[] = [];
  let { move: next = null } = (await readLivePointer(store)) as { move?: number | null };
  while (next !== null && entries.length < MOST) {
    const logged = await readLogged(store, next);
    if (!logged) break;
    entries.push(logged.entry);
    next = logged.entry.base;
  }
  return entries;
}

/**
 * Makes the newest readable move of a stage live again, if its pointer is missing or cannot be read.
 *
 * @returns the number of the move; null if the pointer can be read, or there is no move
 * @throws {Error} if no move of the stage can be read
 */
export async function repair(store: ArtifactStore): Promise<number | null> {
  const { text, version } = await store.readLive();
  try {
    parseLive(store, text);
    if (text !== null) return null;
  } catch {
    // It must be written again.
  }
  const numbers = await moveNumbers(store);
  if (text === null && numbers.length === 0) return null;
  for (const number of numbers.sort((a, b) => b - a)) {
    const logged = await readLogged(store, number).catch(() => undefined);
    if (logged?.entry.stage !== store.stage) continue;
    const pointer = String(await store.read(`moves/${number}/${POINTER}`));
    if (await store.switchTo(number, pointer, version)) return number;
    throw new Error(`Another command moved ${store.stage} meanwhile; nothing was repaired.`);
  }
  throw new Error(
    `No move of ${store.stage} in ${store.address} can be read: name its releases with npx --no-install weft point.`,
  );
}

/** The numbers of all moves of all stages, in no order. */
export async function moveNumbers(store: ArtifactStore): Promise<number[]> {
  return (await store.children('moves/')).map(Number).filter(Number.isInteger);
}

export function logText({ move, time, author, why, command, changes }: LogEntry): string {
  const head = `${String(move).padStart(5)}  ${time.slice(0, 16).replace('T', ' ')}  ${author ?? 'unknown'}`;
  const because = why === null ? [] : [`why: ${why}`];
  return [head, ...[...changes, ...because, command].map((line) => `       ${line}`)].join('\n');
}
