/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { expect, it } from '@jest/globals';
import { product } from '../testing/products';
import { startStores } from '../testing/testStores';

it('the wishlist stores only the fields of a wishlist item, as a plain array', () => {
  const { storage, wishlist } = startStores();
  const shirt = product('men-shirt-1');
  const full = { ...shirt, description: 'long', stockText: 'In stock', hasSizes: false } as const;
  wishlist.add(full);
  expect(storage.json('wishlist')).toEqual([shirt]);
});
