import { OWN_PREFIX, type StorageFinder } from './KeyValueStorage';
import { StorageKey } from './StorageKey';
import type { Tab } from './Tab';
import { LOCK_TIMEOUT, type RunExclusive, type Timers } from './turns';

/** How long a note stands, in milliseconds: far longer than a write takes to be seen by every tab. */
export const NOTE_LIFE = 5000;

/** How long a tab waits to see what a note speaks of, in milliseconds, and how often it looks. */
export const CATCH_UP = 1000;
const LOOK_AGAIN = 5;

/** Events of a page that is being left. Firefox chooses before `pagehide` whether the page stays in its back-forward cache. */
const LEAVING = ['beforeunload', 'pagehide'] as const;

/**
 * Takes turns by the Web Locks of the browser. A lock alone loses changes: each process has a copy of the storage, and
 * the tab that gets the lock may still have the old one. So a turn ends with its number, stored after what it changed,
 * and with a note of that number; the next turn waits until its own copy has it. The note is a lock too, held for a while
 * under a name that says the number: locks are the one thing that all tabs see in the same order
 * (docs/decisions/0011-turns-at-the-storage.md).
 */
export function byWebLocks(
  storage: StorageFinder,
  locks: LockManager,
  timers: Timers,
  events: Tab['events'],
): RunExclusive {
  const pause = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => timers.after(milliseconds, resolve));

  /** Resolves when no tab needs a note any more, or the page is left: some browsers don't cache a page that holds a lock. */
  const endOfNote = (): Promise<void> =>
    new Promise((resolve) => {
      const page = events();
      const end = (): void => {
        stopWaiting();
        for (const type of LEAVING) page.removeEventListener(type, end);
        resolve();
      };
      const stopWaiting = timers.after(NOTE_LIFE, end);
      for (const type of LEAVING) page.addEventListener(type, end);
    });

  /** Resolves when the note stands. */
  const leaveNote = (note: string): Promise<void> =>
    new Promise((resolve) => {
      const hold = (): Promise<void> => {
        resolve();
        return endOfNote();
      };
      locks.request(note, hold).catch(resolve);
    });

  const runInTurn = async (name: string, task: () => void): Promise<void> => {
    const number = new StorageKey(`${OWN_PREFIX}turn.${name}`, storage);
    const notes = `${OWN_PREFIX}${name}:`;
    const last = latestOf((await locks.query()).held ?? [], notes);
    const waitsUntil = timers.now() + CATCH_UP;
    while (toNumber(number.read()) < last && timers.now() < waitsUntil) await pause(LOOK_AGAIN);
    task();
    const next = Math.max(toNumber(number.read()), last) + 1;
    if (number.write(String(next))) await leaveNote(notes + next);
  };

  return (name, task) => {
    const patience = new AbortController();
    const stopWaiting = timers.after(LOCK_TIMEOUT, () => patience.abort());
    locks
      .request(`${OWN_PREFIX}${name}`, { signal: patience.signal }, () => {
        stopWaiting();
        return runInTurn(name, task);
      })
      .catch(() => {
        // Refused, or not granted in time. A turn without the lock can cost a change, no turn at all would.
        stopWaiting();
        task();
      });
  };
}

/** The highest number of the notes that stand, 0 where there is none. */
function latestOf(held: readonly LockInfo[], notes: string): number {
  const numbers = held.map(({ name = '' }) =>
    name.startsWith(notes) ? toNumber(name.slice(notes.length)) : 0,
  );
  return Math.max(0, ...numbers);
}

/** The number of a turn; whatever else stands there counts as none. */
function toNumber(text: string | null | undefined): number {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : 0;
}
