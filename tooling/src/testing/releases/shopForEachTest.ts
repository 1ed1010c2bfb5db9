import { afterAll, afterEach, beforeEach, jest } from '@jest/globals';
import type { Store } from '../../release/store/store';
import { closeShops, startShop, type TestStore } from './testStores';

/** Gives each test of a file its own shop in a folder, after one move; the output of commands is hidden. */
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
