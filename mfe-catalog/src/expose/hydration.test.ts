/** @jest-environment jsdom */
import '../testing/fixture';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, within } from '@testing-library/react';
import { MemoryStorage } from 'shared-state/testing';
import { hydrate, type HydratedPage } from 'stand-in/hydration';
import { firstSection } from '../catalogue/sections';
import type { Product } from '../catalogue/types';
import { firstListing, firstProducts, inCategory, pages } from '../testing/pages';

const [first, second] = firstProducts as [Product, Product];
const SAVED = { ...first, quantity: 2 };
const FULL = {
  user: JSON.stringify({ id: 'u', email: 'a@b.c', name: 'asha', avatar: null }),
  wishlist: JSON.stringify([SAVED]),
  cart: JSON.stringify([SAVED]),
  'weft.preferences': JSON.stringify({ theme: 'dark', motion: 'reduced' }),
};

let hydrated: HydratedPage;

beforeEach(() => {
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: true }) });
});

afterEach(() => hydrated.unmount());

it.each(pages.map((page) => [`${page.pathname}${page.search ?? ''}`, page] as const))(
  '%s is hydrated without a mismatch for a shopper with stored lists and reduced motion',
  (_address, page) => {
    window.sessionStorage.setItem('weft.recentlyViewed', JSON.stringify([second.id]));
    window.localStorage.setItem('weft.size.men', 'XL');
    hydrated = hydrate(act, page, page, new MemoryStorage(FULL));
    expect(hydrated.problems).toEqual([]);
  },
);

describe('a hydrated listing', () => {
  it('shows and reports the products of its query, and is remembered with it as the last visited listing', () => {
    const follower = jest.fn();
    window.addEventListener('weft:commerce', follower);
    const address = { ...firstListing, search: inCategory };
    hydrated = hydrate(act, address, address, new MemoryStorage());
    expect(cards()).toHaveLength(firstSection.categories[0]?.products.length ?? 0);
    expect(follower).toHaveBeenCalledTimes(1);
    expect(window.sessionStorage.getItem('weft.lastListing')).toBe(
      `${firstListing.pathname}${inCategory}`,
    );
  });

  it('keeps every element, marks the products on the wishlist, and follows its changes', () => {
    hydrated = hydrate(act, firstListing, firstListing, new MemoryStorage(FULL));
    expect(hydrated.written.filter((element) => !hydrated.root.contains(element))).toEqual([]);
    expect(heart(0)).toBe('Remove from wishlist');
    expect(heart(1)).toBe('Add to wishlist');
    act(() => hydrated.stores.wishlist.toggle(second));
    expect(heart(1)).toBe('Remove from wishlist');
  });
});

function cards(): readonly HTMLElement[] {
  return within(hydrated.root).getAllByRole('article');
}

function heart(card: number): string | null {
  return cards()[card]?.querySelector('button')?.getAttribute('aria-label') ?? null;
}
