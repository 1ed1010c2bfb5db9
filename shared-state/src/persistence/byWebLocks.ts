import { OWN_PREFIX, type StorageFinder } from './KeyValueStorage';
import { StorageKey } from './StorageKey';
import { LOCK_TIMEOUT, type RunExclusive, type TabEvents, type Timers } from './turns';

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
  events: TabEvents,
): RunExclusive {
  const pause = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => timers.after(milliseconds, resolve));

  /**
   * Calls back once: after some time, or when the page is left, because some browsers keep no page that has a lock, or
   * waits for one, in the back-forward cache. Returns a function that prevents the call.
   */
  const afterOrOnLeaving = (milliseconds: number, callback: () => void): (() => void) => {
    const page = events();
    const stop = (): void => {
      stopTimer();
      for (const type of LEAVING) page.removeEventListener(type, end);
    };
    const end = (): void => {
      stop();
      callback();
    };
    const stopTimer = timers.after(milliseconds, end);
    for (const type of LEAVING) page.addEventListener(type, end);
    return stop;
  };

  /** Resolves when the note's lock is held, or is not needed because the turn is aborted. */
  const leaveNote = (note: string, signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const hold = (): Promise<void> => {
        resolve();
        return new Promise((end) => afterOrOnLeaving(NOTE_LIFE, end));
      };
      locks.request(note, { signal }, hold).catch(resolve);
    });

  const runInTurn = async (name: string, task: () => void, signal: AbortSignal): Promise<void> => {
    const number = new StorageKey(`${OWN_PREFIX}turn.${name}`, storage);
    const notes = `${OWN_PREFIX}${name}:`;
    const last = latestOf((await locks.query()).held ?? [], notes);
    const waitsUntil = timers.now() + CATCH_UP;
    while (toNumber(number.read()) < last && timers.now() < waitsUntil) await pause(CHECK_INTERVAL);
    if (signal.aborted) return;
    task();
    const next = Math.max(toNumber(number.read()), last) + 1;
    if (number.write(String(next))) await leaveNote(notes + next, signal);
  };

  return (name, task) => {
    const turn = new AbortController();
    const { signal } = turn;
    const stop = afterOrOnLeaving(LOCK_TIMEOUT, () => turn.abort());
    locks
      .request(`${OWN_PREFIX}${name}`, { signal }, () =>
        Promise.race([runInTurn(name, task, signal), rejectionOf(signal)]),
      )
      // Refused or aborted. Without the lock a change may be lost, but without the task it is lost for sure.
      .catch(task)
      .finally(stop);
  };
}

function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => signal.addEventListener('abort', reject));
}

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
