import type { Clock } from '../clock/clock';
import { createStores, type Stores } from '../createStores';
import type { StorageFinder } from '../persistence/KeyValueStorage';
import type { Tab } from '../persistence/Tab';
import type { AuthGateway } from '../session/AuthGateway';

let now = 0;

/**
 * A single tab without other tabs. Every turn starts at once, and failed writes are not retried. A second passes at each
 * reading of the clock.
 */
export const loneTab: Tab = {
  events: () => window,
  timers: { now: () => (now += 1000), after: () => () => undefined },
  runExclusive: (_name, task) => task(),
};

/** A set of stores in a single tab. A change is stored when its call returns. */
export function testStores(storage: StorageFinder, clock?: Clock, gateway?: AuthGateway): Stores {
  return createStores(storage, clock, gateway, loneTab);
}
