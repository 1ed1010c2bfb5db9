import { OWN_PREFIX, type StorageFinder } from './KeyValueStorage';
import { StorageKey } from './StorageKey';
import type { Tab } from './Tab';
import { LOCK_TIMEOUT, type RunExclusive, type Timers } from './turns';

/** How long a note is held, in milliseconds: much longer than any tab needs to see a write. */
export const NOTE_LIFE = 5000;

/** How long a tab waits for the write that a note announces, in milliseconds, and how often it checks. */
export const CATCH_UP = 1000;
const CHECK_INTERVAL = 5;

/**
 * Events of a page that is being left. `beforeunload` is needed because Firefox decides before `pagehide` whether the page
 * enters the back-forward cache.
 */
const LEAVING = ['beforeunload', 'pagehide'] as const;

/**
 * Runs the tasks of all tabs one after another with the Web Locks API. A lock is not enough: every process has its own
 * copy of the storage, and the tab that gets the lock may still see an old copy. So each turn has a number. It is stored
 * after the task's changes, and the turn leaves a note with the number. The next turn waits until its copy of the storage
 * has the number. The note is also a lock, held for a while under a name with the number, because all tabs see locks in
 * the same order (docs/decisions/storage.md).
 */
export function byWebLocks(
  storage: StorageFinder,
  locks: LockManager,
  timers: Timers,
  events: Tab['events'],
): RunExclusive {
  const pause = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => timers.after(milliseconds, resolve));

  /**
   * Resolves when no tab needs the note any more, or the page is left, because some browsers do not put a page with a lock
   * into the back-forward cache.
   */
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

  /** Resolves when the note's lock is held. */
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
    while (toNumber(number.read()) < last && timers.now() < waitsUntil) await pause(CHECK_INTERVAL);
    task();
    const next = Math.max(toNumber(number.read()), last) + 1;
    if (number.write(String(next))) await leaveNote(notes + next);
  };

  return (name, task) => {
    const timeout = new AbortController();
    const stopWaiting = timers.after(LOCK_TIMEOUT, () => timeout.abort());
    locks
      .request(`${OWN_PREFIX}${name}`, { signal: timeout.signal }, () => {
        stopWaiting();
        return runInTurn(name, task);
      })
      .catch(() => {
        // Refused, or not granted in time. Without the lock a change may be lost, but without the task it is lost for sure.
        stopWaiting();
        task();
      });
  };
}

/** The highest number of the held notes; 0 if there is none. */
function latestOf(held: readonly LockInfo[], notes: string): number {
  const numbers = held.map(({ name = '' }) =>
    name.startsWith(notes) ? toNumber(name.slice(notes.length)) : 0,
  );
  return Math.max(0, ...numbers);
}

/** The stored number of a turn; 0 for any other text. */
function toNumber(text: string | null | undefined): number {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : 0;
}
