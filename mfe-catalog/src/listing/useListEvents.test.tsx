/** @jest-environment jsdom */
import '../testing/fixture';
import { expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { firstSection as section } from '../catalogue/sections';
import type { Product } from '../catalogue/types';
import { useListEvents } from './useListEvents';

const products = section.categories[0]?.products ?? [];

it('fires an event when a listing’s products change, and when a product is opened', () => {
  const listener = jest.fn();
  window.addEventListener('weft:commerce', (event) => listener((event as CustomEvent).detail));
  const { result, rerender } = renderHook((shown) => useListEvents(section, shown), {
    initialProps: products,
  });
  rerender(products);
  const two = products.slice(1, 3);
  rerender(two);
  const [, opened] = two as [Product, Product];
  result.current(opened.id);
  result.current('unknown');
  const items = (list: readonly Product[]): object[] =>
    list.map(({ id }, index) => ({ item_id: id, index }));
  expect(listener.mock.calls).toMatchObject([
    [{ name: 'view_item_list', item_list_id: section.id, items: items(products) }],
    [{ name: 'view_item_list', item_list_id: section.id, items: items(two) }],
    [{ name: 'select_item', item_list_id: section.id, items: [{ item_id: opened.id, index: 1 }] }],
  ]);
});
