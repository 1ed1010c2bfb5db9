import { describe, expect, it } from '@jest/globals';
import { withShares } from './pointerSource.ts';
import { EMPTY_POINTER, type ReleasePointer } from './formats/pointer.ts';

const KEY = 'weft.draw';

const VISITORS = 10_000;
const release = (name: string, number: number) => ({
  manifest: `https://${name}.example/${number}/mf-manifest.json`,
  integrity: `sha384-${String(number).repeat(64)}`,
});

/** A pointer with shared releases for two remotes, and none for a third. */
function sharing(catalog: number, cart = catalog): ReleasePointer {
  const line = (name: string, share: number) => ({
    ...release(name, 2),
    previous: release(name, 1),
    next: { ...release(name, 3), share },
  });
  return {
    ...EMPTY_POINTER,
    remotes: {
      mfe_catalog: line('catalog', catalog),
      mfe_cart_checkout: line('cart', cart),
      mfe_account_auth: release('account', 9),
    },
  };
}

function visitor(kept = new Map<string, string>()) {
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return {
    kept,
    hasNext: (pointer: ReleasePointer, remote = 'mfe_catalog') =>
      withShares(pointer, () => storage, KEY).remotes[remote]?.manifest.includes('/3/') ?? false,
  };
}

describe('a release for a share of visitors', () => {
  it('goes to this share of visitors, within half a percent', () => {
    // Stratified random numbers: evenly spread like 10,000 visitors' numbers, without rare outliers.
    const visitors = Array.from({ length: VISITORS }, (_, index) =>
      visitor(new Map([['weft.draw', `${((index + Math.random()) / VISITORS) * 100}`]])),
    );
    for (const share of [1, 5, 50]) {
      const taken = visitors.filter(({ hasNext }) => hasNext(sharing(share))).length;
      expect(Math.abs((taken / VISITORS) * 100 - share)).toBeLessThan(0.5);
    }
  });

  it('depends on a uniform random number that is drawn once', () => {
    const visitors = Array.from({ length: VISITORS }, () => visitor());
    const first = visitors.map(({ hasNext }) => hasNext(sharing(5)));
    const taken = first.filter(Boolean).length;
    // Five standard deviations: 5 % of 10,000, plus or minus 109.
    expect(Math.abs(taken - 500)).toBeLessThan(109);
    expect(visitors.map(({ hasNext }) => hasNext(sharing(5)))).toEqual(first);
    expect([...(visitors[0]?.kept.keys() ?? [])]).toEqual(['weft.draw']);
  });

  it('stays with its visitors while the share grows, and is the same for all remotes', () => {
    for (const { hasNext } of Array.from({ length: 500 }, () => visitor())) {
      const sides = [1, 5, 5, 20, 50, 99].map((share) => hasNext(sharing(share)));
      expect(sides).toEqual([...sides].sort());
      expect(hasNext(sharing(30), 'mfe_cart_checkout')).toBe(hasNext(sharing(30)));
    }
  });

  it('has the live release as its previous one, and does not change other lines', () => {
    const { remotes } = withShares(
      sharing(99.9),
      () => ({
        getItem: () => '3',
        setItem: () => undefined,
      }),
      KEY,
    );
    expect(remotes['mfe_catalog']).toMatchObject({
      ...release('catalog', 3),
      previous: release('catalog', 2),
    });
    expect(remotes['mfe_account_auth']).toEqual(release('account', 9));
  });

  it('does not go to visitors who cannot store a number', () => {
    const forbidden = withShares(
      sharing(99.9),
      () => {
        throw new DOMException('Storage is forbidden here.');
      },
      KEY,
    );
    expect(forbidden.remotes['mfe_catalog']).toEqual({
      ...release('catalog', 2),
      previous: release('catalog', 1),
    });
    const forgetful = withShares(
      sharing(99.9),
      () => ({
        getItem: () => null,
        setItem: () => undefined,
      }),
      KEY,
    );
    expect(forgetful.remotes['mfe_catalog']).toMatchObject(release('catalog', 2));
  });
});
