import { OWN_PREFIX, type StorageFinder } from './KeyValueStorage';
import { StorageKey } from './StorageKey';
import { PATIENCE, type TakeTurn, type Timers } from './turns';

/**
 * How long a write may take until every tab reads it, in milliseconds. It was at most 12 ms in a busy browser; nothing
 * bounds it, and that is what this way of taking turns lacks and Web Locks have.
 */
export const PROPAGATION = 100;

/** How long a mark stands, in milliseconds. */
const MARK_LIFE = 2000;

/**
 * Takes turns where there are no Web Locks, as on a page without TLS, by Fischer's algorithm: who finds the turn free
 * leaves a mark, waits until every tab must have seen it, and has the turn if the mark still stands. It rests on
 * {@link PROPAGATION} alone. A mark says when it lapses, so that a tab that was closed blocks nobody.
 *
 * @param tab what tells this tab's marks from those of others
 */
export function byMarks(storage: StorageFinder, timers: Timers, tab: string): TakeTurn {
  return (name, task) => {
    const key = new StorageKey(`${OWN_PREFIX}turn.${name}`, storage);
    const hasPatienceUntil = timers.now() + PATIENCE;

    const tryToEnter = (): void => {
      const now = timers.now();
      if (now >= hasPatienceUntil) {
        task();
        return;
      }
      if (isTaken(key.read(), now)) {
        timers.after(PROPAGATION, tryToEnter);
        return;
      }
      const mark = `${now + MARK_LIFE} ${tab}`;
      if (!key.write(mark)) {
        // What can't be marked can't be stored either; the task finds that out for itself.
        task();
        return;
      }
      // Another tab may find the turn free until it sees this mark, and its own takes as long to be seen here.
      timers.after(2 * PROPAGATION, () => enter(mark));
    };

    const enter = (mark: string): void => {
      if (key.read() !== mark) {
        tryToEnter();
        return;
      }
      task();
      timers.after(PROPAGATION, () => {
        if (key.read() === mark) key.write(null);
      });
    };

    tryToEnter();
  };
}

/** A mark from further ahead than any is made was left under another clock. */
function isTaken(mark: string | null | undefined, now: number): boolean {
  const lapsesAt = Number.parseInt(mark ?? '', 10);
  return lapsesAt > now && lapsesAt <= now + MARK_LIFE;
}
