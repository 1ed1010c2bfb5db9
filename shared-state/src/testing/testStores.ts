import type { Clock } from '../clock/clock';
import { createStores, type Stores } from '../createStores';
import type { StorageFinder } from '../persistence/KeyValueStorage';
import type { Tab } from '../persistence/Tab';
import type { AuthGateway } from '../session/AuthGateway';

let now = 0;

/**
 * A tab alone in the browser: every turn comes at once, and what can't be stored is not tried again by itself. Whenever
 * it looks at the clock, a second has passed.
 */
export const loneTab: Tab = {
  events: () => window,
  timers: { now: () => (now += 1000), after: () => () => undefined },
  runExclusive: (_name, task) => task(),
};

/** A set of stores in a tab alone, whose changes are stored when the call returns. */
export function testStores(storage: StorageFinder, clock?: Clock, gateway?: AuthGateway): Stores {
  return createStores(storage, clock, gateway, loneTab);
}
