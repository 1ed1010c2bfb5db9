import { beforeEach, describe, expect, it } from '@jest/globals';
import { requestsIn } from './overrideRequests.ts';
import {
  checkOverrides,
  createOverrides,
  type OverrideRequest,
  type Overrides,
} from './overrides.ts';
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
  it('replaces the pointer’s entry, without its hash, once the pointer was read', () => {
    const overrides = open([['mfe_cart_checkout', PREVIEW]]);
    expect(overrides.current()).toEqual({ accepted: {}, problems: [] });
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

  it('is replaced by a later one, and ends with an empty address', () => {
    const later = 'https://preview.example/2/mf-manifest.json';
    remoteIn(open([['mfe_cart_checkout', PREVIEW]]));
    expect(remoteIn(open([['mfe_cart_checkout', later]]))).toBe(later);
    expect(remoteIn(open([['mfe_cart_checkout', '']]))).toBe(RELEASED.manifest);
    expect(stored.has(KEY)).toBe(false);
  });

  it.each([
    ['invalid JSON', 'not json'],
    ['an array', '["mfe_cart_checkout"]'],
    ['null', 'null'],
    ['an object of objects', '{"mfe_cart_checkout":{"toString":1,"valueOf":1}}'],
    ['an object of lists', JSON.stringify({ mfe_cart_checkout: [PREVIEW] })],
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
});

describe('a requested address', () => {
  const check = (requests: readonly OverrideRequest[], ...overrideOrigins: string[]) =>
    checkOverrides(requests, { ...pointer, overrideOrigins });

  it.each([
    ['http://localhost:4001/mf-manifest.json', 'http://localhost:*'],
    ['https://preview.example/7/mf-manifest.json', 'https://preview.example'],
  ])('%s is accepted if the shop permits its origin', (url, permitted) => {
    const accepted = { mfe_cart_checkout: url };
    expect(check(Object.entries(accepted), permitted)).toEqual({ accepted, problems: [] });
  });

  it.each([
    ['https://evil.example', ['http://localhost:*']],
    ['http://localhost.evil.example:8080', ['http://localhost:*']],
    ['http://localhoss:4001', ['http://localhost:*']],
    ['http://localhost:4001@evil.example', ['http://localhost:*']],
    ['https://localhost:4001', ['http://localhost:*']],
    ['https://preview.example.evil.example', ['https://preview.example']],
    ['https://cart.example', []],
    ['data:application/json,{}', ['http://localhost:*']],
  ])('%s is refused with a message', (url, permitted) => {
    expect(check([['mfe_cart_checkout', url]], ...permitted)).toEqual({
      accepted: {},
      problems: [expect.stringContaining('does not permit mfe_cart_checkout from')],
    });
  });

  it('is refused if it is invalid, or for an unknown remote; then the remotes are listed', () => {
    const remotes = { ...pointer.remotes, mfe_catalog: RELEASED };
    const requests = [
      ['mfe_nope', PREVIEW],
      ['__proto__', PREVIEW],
      ['mfe_catalog', 'mf-manifest.json'],
    ] as const;
    expect(checkOverrides(requests, { ...pointer, remotes })).toEqual({
      accepted: {},
      problems: [
        'There is no remote “mfe_nope”. Name one of: mfe_cart_checkout, mfe_catalog.',
        'There is no remote “__proto__”. Name one of: mfe_cart_checkout, mfe_catalog.',
        '“mf-manifest.json” is not a manifest address for mfe_catalog.',
      ],
    });
  });
});
