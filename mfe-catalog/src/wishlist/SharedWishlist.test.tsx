/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { WishlistStore } from 'shared-state';
import { inShop, storesOf } from 'stand-in/in-shop';
import { productsOf } from '../catalogue/catalogue';
import { sections } from '../catalogue/sections';
import Wishlist from '../expose/Wishlist';
import { readSharedList, shareList } from './sharedList';

const everything = sections.flatMap(productsOf);
const [KNOWN, OTHER] = everything.map(({ id }) => id) as [string, string];

describe('a shared wishlist', () => {
  it('has each product of the catalogue once and in order, also of a long list, and is null without the parameter', () => {
    const ids = everything.toReversed().map(({ id }) => id);
    expect(read(`/wishlist?items=${[...ids, ...ids].join()}`)).toEqual(everything.toReversed());
    expect(read(`/wishlist?items=old-coat,${KNOWN},__proto__`)).toMatchObject([{ id: KNOWN }]);
    expect(read('/wishlist')).toBeNull();
  });

  it('is shared without what is no longer sold, and after the first 60 products, with a note that says so', () => {
    const forty = Array.from({ length: 40 }, () => ({ id: KNOWN }));
    expect(shareList(forty).note).toBeNull();
    const long = shareList([...forty, ...forty]);
    expect(long.note).toMatch('Share includes 60 products: ');
    expect(long.path?.split(',')).toHaveLength(60);
    const partly = shareList([{ id: 'old-coat' }, { id: KNOWN }]);
    expect(partly.note).toMatch('Share includes 1 product: ');
    expect(partly.path).toBe(`/wishlist?items=${KNOWN}`);
  });

  it('is harmless for forged links without a product', () => {
    const forged = ['__proto__,constructor', '<script>alert(1)</script>', 'x'.repeat(100_000)];
    for (const items of ['', ...forged]) {
      const wishlist = open(`?${new URLSearchParams({ items }).toString()}`);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This list is empty');
      expect(document.querySelector('script, img, a[href^="javascript"]')).toBeNull();
      expect(wishlist.items).toEqual([]);
      cleanup();
    }
  });

  it('does not change the shopper’s own list until its button is pressed, and adds each product once', () => {
    const wishlist = open(`?items=${KNOWN},${OTHER}`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A shared wishlist');
    expect(wishlist.items).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Save to mine' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save to mine' }));
    expect(wishlist.items.map(({ id }) => id)).toEqual([KNOWN, OTHER]);
    fireEvent.click(screen.getByRole('link', { name: 'Your wishlist' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Wishlist' })).toHaveFocus();
  });
});

function read(address: string): ReturnType<typeof readSharedList> {
  return readSharedList(new URL(address, 'https://shop.example').searchParams);
}

function open(search: string): WishlistStore {
  const stores = storesOf();
  render(inShop(<Wishlist />, `/wishlist${search}`, stores));
  return stores.wishlist;
}
