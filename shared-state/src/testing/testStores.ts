import type { Clock } from '../clock/clock';
import { createStores, type Stores } from '../createStores';
import type { StorageFinder } from '../persistence/KeyValueStorage';
import type { Tab } from '../persistence/Tab';
import type { AuthGateway } from '../session/AuthGateway';
import { MemoryStorage } from './memoryStorage';

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

export const instantClock: Clock = { now: () => new Date(0), wait: () => Promise.resolve() };

/** A set of stores in a single tab. A change is stored when its call returns. */
export function testStores(storage: StorageFinder, clock?: Clock, gateway?: AuthGateway): Stores {
  return createStores(storage, clock, gateway, loneTab);
}

/**
 * A set of stores like {@link testStores}, all started, with their storage and a function that stops them.
 *
 * @param stored the storage, or what a new storage has at first
 */
export function startStores(
  stored: MemoryStorage | Readonly<Record<string, unknown>> = {},
  tab: Tab = loneTab,
  gateway?: AuthGateway,
): Stores & { readonly storage: MemoryStorage; readonly stop: () => void } {
  const storage = stored instanceof MemoryStorage ? stored : new MemoryStorage(stored);
  const stores = createStores(() => storage, undefined, gateway, tab);
  return { ...stores, storage, stop: stores.start() };
}
