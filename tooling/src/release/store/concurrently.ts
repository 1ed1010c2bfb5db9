import pMap from 'p-map';

const CONCURRENCY = 12;

export function concurrently<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  return pMap(items, work, { concurrency: CONCURRENCY });
}
