import { afterAll, afterEach, beforeEach, jest } from '@jest/globals';
import type { Store } from '../../release/store/store';
import { closeShops, startShop, type TestStore } from './testStores';

/** Gives each test of a file a shop of its own in a folder, with one move done; what commands print is not shown. */
export function shopForEachTest(): { readonly place: TestStore; readonly store: Store } {
  let place: TestStore;
  let store: Store;
  beforeEach(async () => {
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    place = await startShop('a folder');
    store = place.open();
  });
  afterEach(() => place.close());
  afterAll(closeShops);
  return {
    get place() {
      return place;
    },
    get store() {
      return store;
    },
  };
}
