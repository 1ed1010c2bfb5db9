/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import { product } from '../testing/products';
import { startStores } from '../testing/testStores';
import { MAX_LINE_QUANTITY } from './cartLine';
import type { CartStore } from './CartStore';

const SHIRT = product('men-shirt-1', { newPrice: '1,299', oldPrice: '1,899' });
const SAREE = product('women-saree-3', { newPrice: 2799, oldPrice: 3299 });

describe('CartStore', () => {
  it('tells its followers what Add to Cart has added, until they stop', () => {
    const { cart } = startStores();
    const follower = jest.fn(() => cart.count);
    const stop = cart.followAdditions(follower);
    const addition = { product: SHIRT, quantity: 2, size: 'L' } as const;
    cart.addToCart(addition);
    cart.add(SAREE);
    expect(follower.mock.calls).toEqual([[addition]]);
    expect(follower).toHaveReturnedWith(2);
    expect(cart.lines[0]?.sizes).toEqual({ L: 2 });
    stop();
    cart.addToCart(addition);
    expect(follower).toHaveBeenCalledTimes(1);
  });

  it('stores and reads that a product has no sizes, or a child’s, and its present price once it is added again', () => {
    const scarf = { ...SHIRT, hasSizes: false, isForChildren: true } as const;
    const { storage, cart } = startStores();
    cart.add(scarf);
    expect(storage.json('cart')).toEqual([{ ...scarf, quantity: 1 }]);
    expect(startStores(storage).cart.lines).toEqual([{ ...scarf, quantity: 1 }]);
    const other = { ...SHIRT, hasSizes: 'no', isForChildren: 'yes', quantity: 1 };
    expect(startStores({ cart: [other] }).cart.lines).toEqual([{ ...SHIRT, quantity: 1 }]);
    cart.add({ ...SHIRT, newPrice: 999 }, 2);
    expect(cart.lines).toEqual([{ ...SHIRT, newPrice: 999, quantity: 3 }]);
  });

  it.each([0, -1, 1.5, NaN, Infinity])('ignores adding %p of a product', (quantity) => {
    const { cart } = startStores();
    expect(() => cart.add(SHIRT, quantity)).toThrow(
      new RangeError(`Add a whole quantity of at least 1, not ${quantity}.`),
    );
    expect(cart.lines).toEqual([]);
  });

  it.each([NaN, 1.5, Infinity])('ignores %p as a quantity and as a step', (quantity) => {
    const { cart } = startStores();
    cart.add(SHIRT, 2);
    cart.updateQuantity(SHIRT.id, quantity);
    cart.changeQuantity(SHIRT.id, quantity);
    expect(cart.count).toBe(2);
  });

  it('makes a new object only for the line that changed', () => {
    const { cart } = startStores();
    for (const id of ['a', 'b', 'c']) cart.add(product(id));
    const before = cart.lines;
    cart.changeQuantity('b', 1);
    expect(cart.lines.map((line, index) => line === before[index])).toEqual([true, false, true]);
  });

  it('restores all lines before lines added meanwhile, and merges those of the same product', () => {
    const { cart } = startStores();
    cart.add(SHIRT, 2, 'M');
    for (const each of [SAREE, product('c')]) cart.add(each);
    const taken = cart.lines;
    cart.clear();
    cart.add(product('d'));
    cart.add(SHIRT, 1, 'L');
    cart.restore(taken, 0);
    expect(contentsOf(cart)).toEqual([
      [SAREE.id, 1, undefined],
      ['c', 1, undefined],
      ['d', 1, undefined],
      [SHIRT.id, 3, { M: 2, L: 1 }],
    ]);
  });

  it.each([
    ['adds to the last of many sizes', { S: 1, L: 2, M: 3 }, 6, 9, { S: 1, L: 2, M: 6 }],
    ['takes from the size chosen last', { L: 7, M: 5 }, 12, 10, { L: 7, M: 3 }],
    ['takes from the size chosen before it once that is used up', { L: 7, M: 5 }, 12, 4, { L: 4 }],
    ['takes pieces without a size first', { M: 1, L: 2 }, 5, 4, { M: 1, L: 2 }],
    ['adds pieces without a size if other pieces have none', { M: 1, L: 2 }, 5, 9, { M: 1, L: 2 }],
    ['gives no size to a line that has none', undefined, 2, 9, undefined],
  ])('a changed quantity %s', (_rule, sizes, before, after, expected) => {
    const line = { ...SHIRT, quantity: before, sizes };
    const { cart } = startStores({ cart: [line] });
    cart.updateQuantity(SHIRT.id, after);
    expect(cart.lines[0]?.quantity).toBe(after);
    expect(cart.lines[0]?.sizes).toEqual(expected);
  });

  it('removes the bought pieces, and keeps pieces that another tab has added meanwhile', () => {
    const { storage, cart } = startStores();
    cart.add(SHIRT, 5, 'M');
    cart.add(SHIRT, 7, 'L');
    cart.add(SAREE, 2);
    for (const id of ['c', 'e']) cart.add(product(id), 2);
    const bought = cart.lines;
    const otherTab = startStores(storage).cart;
    otherTab.add(SHIRT, 3, 'L');
    otherTab.add(product('c'), 3, 'S');
    otherTab.add(product('d'));
    otherTab.remove(SAREE.id);
    cart.subtract(bought);
    expect(contentsOf(cart)).toEqual([
      [SHIRT.id, 3, { L: 3 }],
      ['c', 3, { S: 3 }],
      ['d', 1, undefined],
    ]);
    expect(storage.json('cart')).toEqual(cart.lines);
  });
});

describe('CartStore reading the stored cart', () => {
  it('caps a quantity so that sums stay exact', () => {
    const most = MAX_LINE_QUANTITY;
    const line = { ...SHIRT, newPrice: 10_000_000, quantity: most };
    const { cart } = startStores({ cart: [line, { ...line, quantity: 10 * most }] });
    expect(cart.lines[0]?.quantity).toBe(most);
    expect(Number.isSafeInteger(cart.total)).toBe(true);
    cart.add(SHIRT);
    expect(cart.count).toBe(most);
    cart.updateQuantity(SHIRT.id, most + 1);
    expect(cart.count).toBe(most);
    cart.add(SAREE, most + 1);
    expect(cart.count).toBe(2 * most);
  });

  it('cuts an overlong title, never within a surrogate pair, and keeps the line', () => {
    for (const [title, cut] of [
      ['W'.repeat(100_000), 'W'.repeat(200)],
      [`${'W'.repeat(199)}👗`, 'W'.repeat(199)],
      ['👗 W', '👗 W'],
    ]) {
      const { storage, cart } = startStores({ cart: [{ ...SHIRT, title, quantity: 2 }] });
      expect(cart.lines).toEqual([{ ...SHIRT, title: cut, quantity: 2 }]);
      expect(storage.getItem('weft.unreadable.cart')).toBeNull();
    }
  });

  it.each([
    [{ S: 'x', M: '2', XXL: 1, L: 1, XL: 1.5 }, { sizes: { M: 2, L: 1 } }],
    [{ S: 'x', XXL: 1, M: 0 }, {}],
    [null, {}],
  ])('reads the known sizes in %j', (sizes, expected) => {
    const { cart } = startStores({ cart: [{ ...SHIRT, quantity: 9, sizes }] });
    expect(cart.lines).toStrictEqual([{ ...SHIRT, quantity: 9, ...expected }]);
  });

  it.each([
    'javascript:alert(1)',
    '//evil.example/x.webp',
    'https://evil.example/x',
    '/media/../x',
  ])('keeps a line without its picture when the picture is %p', (imageUrl) => {
    const { cart } = startStores({ cart: [{ ...SHIRT, imageUrl, quantity: 1 }] });
    expect(cart.lines[0]?.imageUrl).toBe('');
  });
});

describe('CartStore moving sizes', () => {
  it.each([
    ['pieces without a size', null, 'L', undefined, { M: 2, S: 1, L: 2 }],
    ['one piece without a size', null, 'M', 1, { S: 1, M: 3 }],
    ['all pieces of a size', 'M', 'S', undefined, { S: 3 }],
    ['more pieces than the line has', 'S', 'XL', 9, { M: 2, XL: 1 }],
    ['none of a missing size', 'XL', 'S', undefined, { M: 2, S: 1 }],
  ] as const)('gives another size to %s', (_what, from, to, count, sizes) => {
    const line = { ...SHIRT, quantity: 5, sizes: { M: 2, S: 1 } };
    const other = { ...line, id: SAREE.id };
    const { cart } = startStores({ cart: [line, other] });
    cart.moveSize(SHIRT.id, from, to, count);
    expect(cart.lines).toEqual([{ ...line, sizes }, other]);
    expect(Object.keys(cart.lines[0]?.sizes ?? {})).toEqual(Object.keys(sizes));
  });

  it.each([
    ['a size that no piece has', { M: 2, S: 1 }, 'XL', 'L'],
    ['the size that the pieces have', { M: 2, S: 1 }, 'M', 'M'],
    ['no size, if all pieces have one', { M: 2, S: 1 }, null, 'L'],
    ['a size of a line without sizes', undefined, 'M', 'S'],
  ] as const)('keeps the same lines for a move from %s', (_what, sizes, from, to) => {
    const { cart } = startStores({ cart: [{ ...SHIRT, quantity: 3, sizes }] });
    const before = cart.lines;
    cart.moveSize(SHIRT.id, from, to);
    expect(cart.lines).toBe(before);
  });
});

function contentsOf({ lines }: CartStore): unknown {
  return lines.map(({ id, quantity, sizes }) => [id, quantity, sizes]);
}
