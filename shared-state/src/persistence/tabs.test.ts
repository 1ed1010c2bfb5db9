/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { CartLine } from '../cart/cartLine';
import { expectSame } from '../testing/expectSame';
import { product } from '../testing/products';
import { runsOf } from '../testing/runsOf';
import { SimulatedBrowser, type SimulatedTab } from '../testing/SimulatedBrowser';

const INTERLEAVINGS = 1000;
const TABS = 3;
/** A product that all tabs change. Each tab also has a product that only it changes. */
const SHARED = 'shared';

type Step =
  | { readonly kind: 'add'; readonly id: 'shared' | 'own'; readonly quantity: number }
  | { readonly kind: 'set'; readonly quantity: number }
  | { readonly kind: 'remove' }
  | { readonly kind: 'wish' }
  | { readonly kind: 'room'; readonly isFull: boolean };

const addition = fc
  .tuple(fc.constantFrom('shared' as const, 'own' as const), fc.integer({ min: 1, max: 5 }))
  .map(([id, quantity]): Step => ({ kind: 'add', id, quantity }));
const step = fc.oneof(
  { arbitrary: addition, weight: 6 },
  { arbitrary: fc.nat(9).map((quantity): Step => ({ kind: 'set', quantity })), weight: 1 },
  { arbitrary: fc.constant<Step>({ kind: 'remove' }), weight: 1 },
  { arbitrary: fc.constant<Step>({ kind: 'wish' }), weight: 1 },
  { arbitrary: fc.boolean().map((isFull): Step => ({ kind: 'room', isFull })), weight: 1 },
);

/** Steps of three tabs, with their times in milliseconds after the start. All happen within a few turns. */
const interleaving = fc.record({
  seed: fc.integer(),
  steps: fc.array(fc.record({ tab: fc.nat(TABS - 1), at: fc.nat(600), step }), {
    minLength: 2,
    maxLength: 14,
  }),
});

/** The times of 200 presses by two tabs, in milliseconds after the start. */
const pressTimes = fc.array(fc.nat(3000), { minLength: 200, maxLength: 200 });

describe('erasing everything', () => {
  it('also erases the sessionStorage entries of another tab', async () => {
    const browser = new SimulatedBrowser(() => 0.5);
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
    sessionStorage.clear();
  });
});

describe('three tabs that take turns', () => {
  it('lose no change, and end with the same state', async () => {
    await fc.assert(
      fc.asyncProperty(interleaving, async ({ seed, steps }) => {
        const browser = new SimulatedBrowser(randomFrom(seed));
        const tabs = Array.from({ length: TABS }, () => browser.open());
        const expected = new Map<string, number>();
        const wished = new Set<string>();
        for (const { tab, at, step } of inOrder(steps)) {
          browser.post(at, () => apply(browser, tabs[tab] ?? browser.open(), String(tab), step));
          count(expected, wished, String(tab), step);
        }
        browser.post(700, () => {
          browser.isFull = false;
        });
        await browser.settle();

        const stored = JSON.parse(browser.stored.get('cart') ?? '[]') as CartLine[];
        expectSame(stored.map(({ id, quantity }) => [id, quantity]).sort(), [...expected].sort());
        for (const { stores } of tabs) {
          expectSame(stores.cart.lines, stored);
          expectSame(stores.wishlist.items.map(({ id }) => id).sort(), [...wished].sort());
          expectSame(stores.health.isMemoryOnly, false);
        }
      }),
      runsOf(INTERLEAVINGS),
    );
  });

  it('keep every press of + on one line', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), pressTimes, async (seed, times) => {
        const browser = new SimulatedBrowser(randomFrom(seed));
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

function apply(browser: SimulatedBrowser, { stores }: SimulatedTab, own: string, step: Step): void {
  switch (step.kind) {
    case 'add':
      stores.cart.add(product(step.id === 'own' ? own : SHARED), step.quantity);
      break;
    case 'set':
      stores.cart.updateQuantity(own, step.quantity);
      break;
    case 'remove':
      stores.cart.remove(own);
      break;
    case 'wish':
      stores.wishlist.toggle(product(own));
      break;
    case 'room':
      browser.isFull = step.isFull;
  }
}

/** The same step on the model: quantities by id, and ids on the wishlist. */
function count(
  quantities: Map<string, number>,
  wished: Set<string>,
  own: string,
  step: Step,
): void {
  switch (step.kind) {
    case 'add': {
      const id = step.id === 'own' ? own : SHARED;
      quantities.set(id, (quantities.get(id) ?? 0) + step.quantity);
      break;
    }
    case 'set':
      if (step.quantity === 0) quantities.delete(own);
      else if (quantities.has(own)) quantities.set(own, step.quantity);
      break;
    case 'remove':
      quantities.delete(own);
      break;
    case 'wish':
      if (!wished.delete(own)) wished.add(own);
      break;
    case 'room':
      break;
  }
}

function inOrder<T extends { readonly at: number }>(steps: readonly T[]): readonly T[] {
  return [...steps].sort((first, second) => first.at - second.at);
}

/** A generator of random numbers from 0 to 1 (mulberry32), with a seed so that a failure can be repeated. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
