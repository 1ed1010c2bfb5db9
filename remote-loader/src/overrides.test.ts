import { beforeEach, describe, expect, it } from '@jest/globals';
import { requestsIn } from './overrideRequests.ts';
import { createOverrides, type OverrideRequest, type Overrides } from './overrides.ts';
import { storageIn } from './testing/storageIn.ts';
import { EMPTY_POINTER, type ReleasePointer } from './formats/pointer.ts';

const KEY = 'weft.overrides';

const PREVIEW = 'https://preview.example/mf-manifest.json';
const RELEASED = { manifest: 'https://cart.example/1/mf-manifest.json', integrity: 'sha384-x' };

const pointer: ReleasePointer = {
  ...EMPTY_POINTER,
  remotes: { mfe_cart_checkout: RELEASED },
  overrideOrigins: ['https://preview.example'],
};

let stored: Map<string, string>;
let reloads: number;

beforeEach(() => {
  stored = new Map();
  reloads = 0;
});

function open(requests: readonly OverrideRequest[]): Overrides {
  return createOverrides(requests, {
    storage: () => ({
      ...storageIn(stored),
      removeItem: (key) => void stored.delete(key),
    }),
    key: KEY,
    reload: () => void (reloads += 1),
  });
}

function remoteIn(overrides: Overrides): string | undefined {
  return overrides.amend(pointer).remotes['mfe_cart_checkout']?.manifest;
}

describe('the requests in an address', () => {
  it('are removed from it', () => {
    const href = `https://shop.example/cart?a=1&remote.mfe_cart_checkout=${PREVIEW}&remote.x=#top`;
    expect(requestsIn(href)).toEqual({
      requests: [
        ['mfe_cart_checkout', PREVIEW],
        ['x', ''],
      ],
      rest: 'https://shop.example/cart?a=1#top',
    });
  });

  it('do not exist in other addresses, which stay unchanged', () => {
    const href = 'https://shop.example/product/men?q=%20a&remotely=1';
    expect(requestsIn(href)).toEqual({ requests: [], rest: href });
    // It is not even normalized.
    expect(requestsIn('https://shop.example').rest).toBe('https://shop.example');
  });
});

describe('an override', () => {
  it('replaces the pointer’s line, without its hash', () => {
    const overrides = open([['mfe_cart_checkout', PREVIEW]]);
    expect(overrides.amend(pointer).remotes).toEqual({
      mfe_cart_checkout: { manifest: PREVIEW, integrity: '' },
    });
    expect(overrides.current().accepted).toEqual({ mfe_cart_checkout: PREVIEW });
  });

  it('stays when the pointer is read again, and survives reloads of its tab', () => {
    const overrides = open([['mfe_cart_checkout', PREVIEW]]);
    expect(remoteIn(overrides)).toBe(PREVIEW);
    expect(remoteIn(overrides)).toBe(PREVIEW);
    expect(JSON.parse(stored.get(KEY) ?? '')).toEqual({ mfe_cart_checkout: PREVIEW });
    expect(remoteIn(open([]))).toBe(PREVIEW);
    expect(remoteIn(open([]))).toBe(PREVIEW);
  });

  it('ends with an empty address', () => {
    remoteIn(open([['mfe_cart_checkout', PREVIEW]]));
    expect(remoteIn(open([['mfe_cart_checkout', '']]))).toBe(RELEASED.manifest);
    expect(stored.has(KEY)).toBe(false);
  });

  it.each([
    ['invalid JSON', 'not json'],
    ['an array', '["mfe_cart_checkout"]'],
    ['null', 'null'],
    ['an object of other values', '{"mfe_cart_checkout":{"manifest":"x"}}'],
  ])('is not read from a stored text that is %s', (_case, text) => {
    stored.set(KEY, text);
    expect(remoteIn(open([]))).toBe(RELEASED.manifest);
  });

  it('lasts for the document if nothing can be stored', () => {
    const forbidden = (): never => {
      throw new DOMException('Storage is forbidden here.');
    };
    const browser = { storage: forbidden, key: KEY, reload: () => undefined };
    expect(remoteIn(createOverrides([['mfe_cart_checkout', PREVIEW]], browser))).toBe(PREVIEW);
  });

  it('that is refused has a reason, until the reader dismisses it', () => {
    const overrides = open([['mfe_cart_checkout', RELEASED.manifest]]);
    let changes = 0;
    const leave = overrides.subscribe(() => (changes += 1));
    expect(remoteIn(overrides)).toBe(RELEASED.manifest);
    expect(overrides.current().problems).toHaveLength(1);
    overrides.dismiss();
    expect(overrides.current().problems).toEqual([]);
    leave();
    overrides.dismiss();
    expect(changes).toBe(2);
    expect(stored.has(KEY)).toBe(false);
  });

  it('is undone with a reload, and others stay', () => {
    const two = { ...pointer, remotes: { ...pointer.remotes, mfe_catalog: RELEASED } };
    const requests = ['mfe_cart_checkout', 'mfe_catalog'].map((name) => [name, PREVIEW] as const);
    const overrides = open(requests);
    overrides.amend(two);
    overrides.undo('mfe_cart_checkout');
    expect(reloads).toBe(1);
    const next = open([]);
    next.amend(two);
    expect(next.current().accepted).toEqual({ mfe_catalog: PREVIEW });
    next.undo('mfe_catalog');
    expect(stored.has(KEY)).toBe(false);
  });

  it('does not exist before the pointer was read', () => {
    expect(open([['mfe_cart_checkout', PREVIEW]]).current()).toEqual({
      accepted: {},
      problems: [],
    });
  });
});
