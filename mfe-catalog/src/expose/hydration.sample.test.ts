/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, within } from '@testing-library/react';
import { stores } from 'shared-state';
import { MemoryStorage } from 'shared-state/testing';
import { hydrate, type HydratedPage } from 'stand-in/hydration';
import { findProduct } from '../catalogue/catalogue';
import type { Product } from '../catalogue/types';
import Listing from './Listing';
import { pages } from '../testing/pages';

const men = { page: Listing, path: '/product/men', pathname: '/product/men' };
const SAVED = {
  ...findProduct('men-shirt-1')?.product,
  description: '',
  stockText: '',
  quantity: 2,
};
const FULL = {
  user: JSON.stringify({ id: 'u', email: 'a@b.c', name: 'asha', avatar: null }),
  wishlist: JSON.stringify([SAVED]),
  cart: JSON.stringify([SAVED]),
};

let isReduced = false;
let hydrated: HydratedPage;

beforeEach(() => {
  // jsdom lacks matchMedia.
  Object.assign(window, {
    matchMedia: () => Object.assign(new EventTarget(), { matches: isReduced }),
  });
});

afterEach(() => {
  hydrated.unmount();
  stores.preferences.reset();
  window.sessionStorage.clear();
  window.localStorage.clear();
  isReduced = false;
});

describe.each(pages)('$pathname$search, written as HTML,', (page) => {
  it('is hydrated without a mismatch', () => {
    hydrated = hydrate(act, page, page, new MemoryStorage());
    expect(hydrated.problems).toEqual([]);
  });

  it('is hydrated without a mismatch for a shopper with stored lists and reduced motion', () => {
    isReduced = true;
    stores.preferences.setMotion('reduced');
    window.sessionStorage.setItem('weft.recentlyViewed', '["men-shirt-2"]');
    window.localStorage.setItem('weft.size.men', 'XL');
    hydrated = hydrate(act, page, page, new MemoryStorage(FULL));
    expect(hydrated.problems).toEqual([]);
  });
});

describe('a hydrated listing', () => {
  it('is remembered with its query as the last visited listing', () => {
    const address = { ...men, search: '?category=shirts' };
    hydrated = hydrate(act, address, address, new MemoryStorage());
    expect(window.sessionStorage.getItem('weft.lastListing')).toBe('/product/men?category=shirts');
  });

  it('keeps every element', () => {
    hydrated = hydrate(act, men, men, new MemoryStorage());
    expect(hydrated.written.filter((element) => !hydrated.root.contains(element))).toEqual([]);
  });

  it('marks the products on the wishlist, and follows its changes', () => {
    hydrated = hydrate(act, men, men, new MemoryStorage(FULL));
    expect(heart(0)).toBe('Remove from wishlist');
    expect(heart(1)).toBe('Add to wishlist');
    act(() => hydrated.stores.wishlist.toggle(productOf('men-shirt-2')));
    expect(heart(1)).toBe('Remove from wishlist');
  });

  it('shows the products of its query', () => {
    hydrated = hydrate(act, men, { ...men, search: '?category=shirts' }, new MemoryStorage());
    expect(cards()).toHaveLength(6);
  });
});

function cards(): readonly HTMLElement[] {
  return within(hydrated.root).getAllByRole('article');
}

function heart(card: number): string | null {
  return cards()[card]?.querySelector('button')?.getAttribute('aria-label') ?? null;
}

function productOf(id: string): Product {
  const found = findProduct(id);
  if (!found) throw new Error(`No product has the id ${id}.`);
  return found.product;
}
