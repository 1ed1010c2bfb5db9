/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { product, receipt } from '../testing/products';
import { startStores } from '../testing/testStores';
import {
  COMMERCE_EVENT,
  trackList,
  trackPurchase,
  trackSale,
  trackSearch,
  type CommerceEvent,
} from './commerceEvents';

const SHIRT = product('men-shirt-1', { title: 'Shirt', newPrice: '1,299.50', oldPrice: 1899 });
const SAREE = product('women-saree-3', { title: 'Saree', newPrice: 2799, oldPrice: undefined });

let fired: CommerceEvent[] = [];

window.addEventListener(COMMERCE_EVENT, ({ detail }) => fired.push(detail));

beforeEach(() => {
  fired = [];
});

describe('an event', () => {
  it('has value, currency and items in the field names of Google Analytics 4', () => {
    trackSale('view_cart', [{ ...SHIRT, quantity: 3, sizes: { M: 1, L: 2 } }, SAREE]);
    expect(fired).toEqual([
      {
        name: 'view_cart',
        currency: 'USD',
        value: 6697.5,
        items: [
          {
            item_id: 'men-shirt-1',
            item_name: 'Shirt',
            price: 1299.5,
            discount: 599.5,
            quantity: 3,
            item_category: 'men',
            item_variant: 'M,L',
          },
          {
            item_id: 'women-saree-3',
            item_name: 'Saree',
            price: 2799,
            quantity: 1,
            item_category: 'women',
          },
        ],
      },
    ]);
  });

  it('is not fired without a product', () => {
    trackSale('remove_from_cart', []);
    expect(fired).toEqual([]);
  });

  it('of a list counts positions from the first shown product, and has at most 200 items', () => {
    trackList(
      'view_item_list',
      { id: 'men', name: 'Men' },
      Array.from({ length: 300 }, () => SHIRT),
      24,
    );
    const [event] = fired;
    expect(event).toMatchObject({ item_list_id: 'men', item_list_name: 'Men' });
    const items = event && 'items' in event ? event.items : [];
    expect(items).toHaveLength(200);
    expect([items[0]?.index, items[199]?.index]).toEqual([24, 223]);
  });

  it('of an order has its number, tax and value, and nothing about the shopper', () => {
    trackPurchase(receipt({ lines: [{ ...SAREE, quantity: 2 }], discount: 25 }));
    expect(fired).toMatchObject([
      { name: 'purchase', transaction_id: 'WF-1', value: 5598, tax: 447.84, shipping: 0 },
    ]);
    expect(JSON.stringify(fired)).not.toMatch(/Asha|asha|Mill|Card/);
  });

  it('of a search has the term', () => {
    trackSearch('red dress');
    expect(fired).toEqual([{ name: 'search', search_term: 'red dress' }]);
  });
});

describe('the cart', () => {
  it('fires an event with the number of pieces at every addition and removal', () => {
    const { cart } = startStores();
    cart.add(SHIRT, 2, 'M');
    cart.changeQuantity(SHIRT.id, 3);
    cart.updateQuantity(SHIRT.id, 1);
    cart.changeQuantity(SHIRT.id, -1);
    cart.changeQuantity('unknown', 1);
    const [line] = cart.lines;
    cart.remove(SHIRT.id);
    cart.restore(line ? [line] : [], 0);
    cart.clear();
    const pieces = fired.map((event) => [event.name, 'items' in event && event.items[0]?.quantity]);
    expect(pieces).toEqual([
      ['add_to_cart', 2],
      ['add_to_cart', 3],
      ['remove_from_cart', 4],
      ['remove_from_cart', 1],
      ['add_to_cart', 1],
      ['remove_from_cart', 1],
    ]);
  });

  it('fires no event for a purchase, for another tab, or for reading', () => {
    const { storage, cart } = startStores({ cart: [{ ...SHIRT, quantity: 2 }] });
    storage.writeElsewhere('cart', [{ ...SHIRT, quantity: 5 }]);
    cart.subtract(cart.lines);
    expect(cart.count).toBe(0);
    expect(fired).toEqual([]);
  });
});

it('the wishlist fires one event for an added product', () => {
  const { wishlist } = startStores();
  wishlist.add(SHIRT);
  wishlist.add(SHIRT);
  wishlist.toggle(SHIRT);
  wishlist.toggle(SAREE);
  expect(fired.map((event) => [event.name, 'items' in event && event.items[0]?.item_id])).toEqual([
    ['add_to_wishlist', 'men-shirt-1'],
    ['add_to_wishlist', 'women-saree-3'],
  ]);
});
