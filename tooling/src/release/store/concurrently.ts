import pMap from 'p-map';

/** The number of requests to a store at once. */
const CONCURRENCY = 12;

/** Calls a function for each item, for some of them at the same time. */
export function concurrently<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  return pMap(items, work, { concurrency: CONCURRENCY });
}
