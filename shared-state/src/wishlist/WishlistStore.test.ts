/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { describe, expect, it } from '@jest/globals';

import { MemoryStorage } from '../testing/memoryStorage';
import { testStores } from '../testing/testStores';
import { product } from '../testing/products';
import type { WishlistStore } from './WishlistStore';

const SHIRT = product('men-shirt-1');
const SAREE = product('women-saree-3');

describe('WishlistStore', () => {
  it('adds a product once', () => {
    const wishlist = startWishlist();
    wishlist.add(SHIRT);
    wishlist.add(SHIRT);
    expect(wishlist.count).toBe(1);
    expect(wishlist.has(SHIRT.id)).toBe(true);
  });

  it('toggles a product in and out', () => {
    const wishlist = startWishlist();
    wishlist.toggle(SHIRT);
    wishlist.toggle(SAREE);
    wishlist.toggle(SHIRT);
    expect(wishlist.items.map((item) => item.id)).toEqual([SAREE.id]);
  });

  it('removes by id and clears', () => {
    const wishlist = startWishlist();
    wishlist.add(SHIRT);
    wishlist.add(SAREE);
    wishlist.remove(SHIRT.id);
    expect(wishlist.items.map((item) => item.id)).toEqual([SAREE.id]);
    wishlist.clear();
    expect(wishlist.items).toEqual([]);
  });

  it('restores a product at its position, once', () => {
    const wishlist = startWishlist();
    const items = ['a', 'b', 'c'].map((id) => product(id));
    items.forEach((item) => wishlist.add(item));
    wishlist.remove('b');
    wishlist.restore(product('b'), 1);
    wishlist.restore(product('b'), 0);
    expect(wishlist.items.map((item) => item.id)).toEqual(['a', 'b', 'c']);
  });

  it('restores a product at the end if the list has become shorter', () => {
    const wishlist = startWishlist();
    wishlist.add(SHIRT);
    wishlist.restore(SAREE, 7);
    expect(wishlist.items.map((item) => item.id)).toEqual([SHIRT.id, SAREE.id]);
  });

  it('stores only the fields of a wishlist item, as a plain array', () => {
    const storage = new MemoryStorage();
    const wishlist = startWishlist(storage);
    const full = { ...SHIRT, description: 'long', stockText: 'In stock' };
    wishlist.add({ ...full, hasSizes: false });
    expect(storage.json('wishlist')).toEqual([SHIRT]);
  });

  it('writes nothing when nothing changes', () => {
    const storage = new MemoryStorage({ wishlist: [SHIRT] });
    const wishlist = startWishlist(storage);
    wishlist.add(SHIRT);
    expect(storage.writes).toBe(0);
  });

  it('drops invalid items and duplicates', () => {
    const items = ['a', 'b', 'c', 'd'].map((id) => product(id));
    const storage = new MemoryStorage({ wishlist: [...items, { id: 'e' }, items[0]] });
    expect(startWishlist(storage).items.map((item) => item.id)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('follows other tabs', () => {
    const storage = new MemoryStorage();
    const wishlist = startWishlist(storage);
    storage.writeElsewhere('wishlist', [SAREE]);
    expect(wishlist.has(SAREE.id)).toBe(true);
  });
});

function startWishlist(storage = new MemoryStorage()): WishlistStore {
  const { wishlist } = testStores(() => storage);
  wishlist.start();
  return wishlist;
}
