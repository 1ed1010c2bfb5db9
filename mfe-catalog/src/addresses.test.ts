import { expect, it } from '@jest/globals';
import { addresses } from './addresses';
import { findProduct, findSection } from './catalogue/catalogue';

it('names every section and every product once', () => {
  const all = addresses();
  expect(new Set(all).size).toBe(all.length);
  const ids = all.map((address) => address.replace('/product/', ''));
  expect(ids.filter((id) => findSection(id))).toEqual(['men', 'women', 'kids']);
  expect(ids.filter((id) => !findSection(id) && !findProduct(id))).toEqual([]);
  expect(ids.length).toBeGreaterThan(100);
});
