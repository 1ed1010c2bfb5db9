import { EMPTY_POINTER, parsePointer, POINTER, type ReleasePointer } from 'remote-loader/formats';
import type { ArtifactStore } from './artifactStore';

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
  /** Of the pointer. */
  readonly text: string;
}

/** The numbers of all moves of all stages, in no order. */
export async function moveNumbers(store: ArtifactStore): Promise<number[]> {
  return (await store.children('moves/')).map(Number).filter(Number.isInteger);
}

/**
 * @returns undefined if there is no such move
 * @throws {Error} if it is damaged; unless `isStrict`, a damaged move counts as missing
 */
export async function readLogged(
  store: ArtifactStore,
  move: number,
  { isStrict = true } = {},
): Promise<LoggedMove | undefined> {
  const [entry, pointer] = await Promise.all(
    ['move.json', POINTER].map((file) => store.read(`moves/${move}/${file}`)),
  );
  if (!entry || !pointer) return undefined;
  let file = 'move.json';
  try {
    const logged = JSON.parse(entry.toString()) as LogEntry;
    file = POINTER;
    const text = pointer.toString();
    return { entry: logged, pointer: parseLive(store, text), text };
  } catch (cause) {
    if (!isStrict) return undefined;
    throw new Error(
      `moves/${move}/${file} in ${store.address} is damaged: remove this file, and the log ends before this move.`,
      { cause },
    );
  }
}

/** The newest move of a stage that can be read; it may never have been live. @param last no newer one than this */
export async function newestMove(
  store: ArtifactStore,
  stage: string,
  last = Infinity,
): Promise<LoggedMove | undefined> {
  const numbers = await moveNumbers(store);
  for (const number of numbers.sort((a, b) => b - a)) {
    if (number > last) continue;
    const logged = await readLogged(store, number, { isStrict: false });
    if (logged?.entry.stage === stage) return logged;
  }
  return undefined;
}

/** @throws {Error} if the text is not a pointer */
export function parseLive({ address, stage }: ArtifactStore, text: string | null): ReleasePointer {
  if (text === null) return EMPTY_POINTER;
  try {
    return parsePointer(JSON.parse(text), { mayBeDevelopment: false });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.replace(/\.$/, '') : String(cause);
    throw unreadable(address, stage, reason, cause);
  }
}

export function unreadable(address: string, stage: string, reason: string, cause?: unknown): Error {
  return new Error(
    `The pointer of ${stage} in ${address} cannot be read (${reason}); nothing was moved. npx --no-install weft repair writes it again from its moves.`,
    { cause },
  );
}
