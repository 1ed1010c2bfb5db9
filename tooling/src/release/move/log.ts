import type { Store } from '../store/store';
import { readLivePointer } from '../store/livePointer';

/** An entry of the log of moves. */
export interface LogEntry {
  readonly move: number;
  /** The previous move of the same stage; null for the first. */
  readonly base: number | null;
  readonly stage: string;
  /** In ISO 8601. */
  readonly time: string;
  readonly author: string | null;
  /** The command line. */
  readonly command: string;
  readonly why: string | null;
  readonly changes: readonly string[];
}

async function readEntry(store: Store, move: number): Promise<LogEntry | undefined> {
  const bytes = await store.read(`moves/${move}/move.json`);
  return bytes && (JSON.parse(bytes.toString()) as LogEntry);
}

/** The moves of a stage that were live, newest first. A move that never became live is not in this chain. */
export async function readLog(store: Store, most = 50): Promise<LogEntry[]> {
  const entries: LogEntry[] = [];
  let { move: next = null } = (await readLivePointer(store)) as { move?: number | null };
  while (next !== null && entries.length < most) {
    const entry = await readEntry(store, next);
    if (!entry) break;
    entries.push(entry);
    next = entry.base;
  }
  return entries;
}

/** An entry as readable text. */
export function logText({ move, time, author, why, command, changes }: LogEntry): string {
  const head = `${String(move).padStart(5)}  ${time.slice(0, 16).replace('T', ' ')}  ${author ?? 'unknown'}`;
  const because = why === null ? [] : [`why: ${why}`];
  return [head, ...[...changes, ...because, command].map((line) => `       ${line}`)].join('\n');
}
