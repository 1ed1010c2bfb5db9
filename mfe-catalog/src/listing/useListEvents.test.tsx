import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { sectionById } from '../catalogue/sections';
import { useListEvents } from './useListEvents';

const { men } = sectionById;
const products = men.categories[0]?.products ?? [];

let told: unknown[] = [];

const listen = (event: Event): void => {
  const { name, item_list_id, items } = (event as CustomEvent<Told>).detail;
  told.push([name, item_list_id, items.map(({ item_id, index }) => `${index} ${item_id}`)]);
};

interface Told {
  readonly name: string;
  readonly item_list_id: string;
  readonly items: readonly { readonly item_id: string; readonly index: number }[];
}

beforeEach(() => {
  told = [];
  window.addEventListener('weft:commerce', listen);
});

afterEach(() => window.removeEventListener('weft:commerce', listen));

it('tells what a listing shows when that changes, and what is opened from it', () => {
  const { result, rerender } = renderHook((shown) => useListEvents(men, shown), {
    initialProps: products,
  });
  rerender(products);
  const two = products.slice(1, 3);
  rerender(two);
  const [, opened] = two;
  result.current(opened?.id ?? '');
  result.current('unknown');
  expect(told).toEqual([
    ['view_item_list', 'men', products.map(({ id }, index) => `${index} ${id}`)],
    ['view_item_list', 'men', two.map(({ id }, index) => `${index} ${id}`)],
    ['select_item', 'men', [`1 ${opened?.id}`]],
  ]);
});
