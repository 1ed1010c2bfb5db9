/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { firstSection as section } from '../catalogue/sections';
import { useListEvents } from './useListEvents';

const products = section.categories[0]?.products ?? [];

let events: unknown[] = [];

const listen = (event: Event): void => {
  const { name, item_list_id, items } = (event as CustomEvent<ListEvent>).detail;
  events.push([name, item_list_id, items.map(({ item_id, index }) => `${index} ${item_id}`)]);
};

interface ListEvent {
  readonly name: string;
  readonly item_list_id: string;
  readonly items: readonly { readonly item_id: string; readonly index: number }[];
}

beforeEach(() => {
  events = [];
  window.addEventListener('weft:commerce', listen);
});

afterEach(() => window.removeEventListener('weft:commerce', listen));

it('fires an event when a listing’s products change, and when a product is opened', () => {
  const { result, rerender } = renderHook((shown) => useListEvents(section, shown), {
    initialProps: products,
  });
  rerender(products);
  const two = products.slice(1, 3);
  rerender(two);
  const [, opened] = two;
  result.current(opened?.id ?? '');
  result.current('unknown');
  expect(events).toEqual([
    ['view_item_list', section.id, products.map(({ id }, index) => `${index} ${id}`)],
    ['view_item_list', section.id, two.map(({ id }, index) => `${index} ${id}`)],
    ['select_item', section.id, [`1 ${opened?.id}`]],
  ]);
});
