/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { CartLine } from '../cart/cartLine';
import type { Stores } from '../createStores';
import { command, type Command } from '../testing/command';
import { expectSame } from '../testing/expectSame';
import { product } from '../testing/products';
import { runsOf } from '../testing/runsOf';
import { SimulatedBrowser } from '../testing/SimulatedBrowser';

const INTERLEAVINGS = 1000;
const TABS = 3;
/** Of a message between processes, in milliseconds. */
const MAX_LATENCY = 400;
/** A product that all tabs change. Each tab also has a product that only it changes. */
const SHARED = 'shared';

interface Model {
  readonly quantities: Map<string, number>;
  readonly wished: Set<string>;
}

interface Place {
  readonly browser: SimulatedBrowser;
  readonly stores: Stores;
  readonly own: string;
}

const add: fc.Arbitrary<Command<Model, Place>> = command(
  'add',
  fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 5 })),
  ([isShared, quantity], { quantities }, { stores, own }) => {
    const id = isShared ? SHARED : own;
    stores.cart.add(product(id), quantity);
    quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  },
);
const others: fc.Arbitrary<Command<Model, Place>>[] = [
  command('set', fc.nat(9), (quantity, { quantities }, { stores, own }) => {
    stores.cart.updateQuantity(own, quantity);
    if (quantity === 0) quantities.delete(own);
    else if (quantities.has(own)) quantities.set(own, quantity);
  }),
  command('remove', fc.constant(null), (_nothing, { quantities }, { stores, own }) => {
    stores.cart.remove(own);
    quantities.delete(own);
  }),
  command('wish', fc.constant(null), (_nothing, { wished }, { stores, own }) => {
    stores.wishlist.toggle(product(own));
    if (!wished.delete(own)) wished.add(own);
  }),
  command('is full:', fc.boolean(), (isFull, _model, { browser }) => {
    browser.isFull = isFull;
  }),
];
const step = fc.oneof({ arbitrary: add, weight: 6 }, ...others);

/** Steps of three tabs, with their times in milliseconds after the start. All happen within a few turns. */
const interleaving = fc.array(fc.record({ tab: fc.nat(TABS - 1), at: fc.nat(600), step }), {
  minLength: 2,
  maxLength: 14,
});

/** The times of 200 presses by two tabs, in milliseconds after the start. */
const pressTimes = fc.array(fc.nat(3000), { minLength: 200, maxLength: 200 });

it('erasing everything also erases the sessionStorage entries of another tab', async () => {
  const browser = new SimulatedBrowser(() => 200);
  const [tab, other] = [browser.open(), browser.open()];
  let calls = 0;
  const stop = other.stores.followErasing(() => (calls += 1));
  tab.stores.eraseAll();
  // The tabs of this test share one sessionStorage. This is an entry of the other tab.
  sessionStorage.setItem('weft.recentlyViewed', '["men-shirt-1"]');
  sessionStorage.setItem('elsewhere', 'stays');
  await browser.settle();
  expect({ ...sessionStorage }).toEqual({ elsewhere: 'stays' });
  expect([...browser.stored.keys()]).toEqual([]);
  expect(calls).toBeGreaterThan(0);

  calls = 0;
  stop();
  tab.stores.eraseAll();
  sessionStorage.setItem('weft.recentlyViewed', '["men-shirt-1"]');
  await browser.settle();
  expect(sessionStorage).toHaveLength(2);
  expect(calls).toBe(0);
});

describe('three tabs that take turns', () => {
  it('lose no change, and end with the same state', async () => {
    await fc.assert(
      fc.asyncProperty(fc.gen(), interleaving, async (draw, steps) => {
        const browser = new SimulatedBrowser(() => draw(fc.nat, MAX_LATENCY));
        const tabs = Array.from({ length: TABS }, () => browser.open());
        const model: Model = { quantities: new Map(), wished: new Set() };
        for (const { tab, at, step } of steps) {
          const { stores } = tabs[tab] ?? browser.open();
          browser.post(at, () => step.run(model, { browser, stores, own: String(tab) }));
        }
        browser.post(700, () => {
          browser.isFull = false;
        });
        await browser.settle();

        const stored = JSON.parse(browser.stored.get('cart') ?? '[]') as CartLine[];
        expectSame(
          stored.map(({ id, quantity }) => [id, quantity]).sort(),
          [...model.quantities].sort(),
        );
        for (const { stores } of tabs) {
          expectSame(stores.cart.lines, stored);
          expectSame(stores.wishlist.items.map(({ id }) => id).sort(), [...model.wished].sort());
          expectSame(stores.health.isMemoryOnly, false);
        }
      }),
      runsOf(INTERLEAVINGS),
    );
  });

  it('keep every press of + on one line', async () => {
    await fc.assert(
      fc.asyncProperty(fc.gen(), pressTimes, async (draw, times) => {
        const browser = new SimulatedBrowser(() => draw(fc.nat, MAX_LATENCY));
        browser.stored.set('cart', JSON.stringify([{ ...product(SHARED), quantity: 1 }]));
        const tabs = Array.from({ length: 2 }, () => browser.open());
        for (const [press, at] of times.entries()) {
          browser.post(at, () => tabs[press % 2]?.stores.cart.changeQuantity(SHARED, 1));
        }
        await browser.settle();
        expect(browser.stored.get('cart')).toContain(`"quantity":${times.length + 1}`);
        for (const { stores } of tabs) expect(stores.cart.count).toBe(times.length + 1);
      }),
      runsOf(50),
    );
  });
});
