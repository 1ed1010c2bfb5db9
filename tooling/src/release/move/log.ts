import type { ReleasePointer } from 'remote-loader/formats';
import type { ArtifactStore } from '../store/artifactStore';
import {
  moveNumbers,
  newestMove,
  parseLive,
  readLogged,
  type LogEntry,
  type LoggedMove,
} from '../store/moves';
import { readLivePointer } from '../store/snapshot';

/** How many moves the log lists. */
const MOST = 50;

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
  if (text === null && (await moveNumbers(store)).length === 0) return null;
  // In a folder the link to the live move is still there: newer moves were never live.
  const last = Number(version?.split('/')[1]) || Infinity;
  const newest = await newestMove(store, store.stage, last);
  if (!newest) {
    throw new Error(
      `No move of ${store.stage} in ${store.address} can be read: remove ${store.pointerOf(store.stage)} there, and name its releases with npx --no-install weft point.`,
    );
  }
  const { move } = newest.entry;
  if (await store.switchTo(move, newest.text, version)) return move;
  throw new Error(`Another command moved ${store.stage} meanwhile; nothing was repaired.`);
}

export function logText({ move, time, author, why, command, changes }: LogEntry): string {
  const head = `${String(move).padStart(5)}  ${time.slice(0, 16).replace('T', ' ')}  ${author ?? 'unknown'}`;
  const because = why === null ? [] : [`why: ${why}`];
  return [head, ...[...changes, ...because, command].map((line) => `       ${line}`)].join('\n');
}
