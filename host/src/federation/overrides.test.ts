/** @jest-environment @stryker-mutator/jest-runner/jest-env/node */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { EMPTY_POINTER, type ReleasePointer } from 'tooling/release-pointer';
import type { OverrideRequest } from './checkOverrides';
import { keepsOverrides, OVERRIDES_KEY, requestsIn } from './overrideRequests';
import { createOverrides, type Overrides } from './overrides';

const PREVIEW = 'https://preview.example/mf-manifest.json';
const RELEASED = { manifest: 'https://cart.example/1/mf-manifest.json', integrity: 'sha384-x' };

const pointer: ReleasePointer = {
  ...EMPTY_POINTER,
  remotes: { mfe_cart_checkout: RELEASED },
  overrideOrigins: ['https://preview.example'],
};

/** Web Locks as far as overrides use them; all tabs of a browser share them. */
class Locks {
  private readonly held = new Map<string, symbol>();

  tab(): { manager: LockManager; close: () => void } {
    const tab = Symbol('tab');
    const request = async (
      name: string,
      _options: object,
      callback: () => Promise<unknown>,
    ): Promise<unknown> => {
      if (this.held.has(name)) throw new DOMException('It took too long.', 'TimeoutError');
      this.held.set(name, tab);
      return callback();
    };
    return {
      manager: { request } as unknown as LockManager,
      close: () => {
        for (const [name, owner] of this.held) if (owner === tab) this.held.delete(name);
      },
    };
  }
}

let locks: Locks;
let stored: Map<string, string>;
let reloads: number;

beforeEach(() => {
  locks = new Locks();
  stored = new Map();
  reloads = 0;
});

function open(
  requests: readonly OverrideRequest[],
  manager: LockManager | undefined,
  storage: Map<string, string> = stored,
): Overrides {
  return createOverrides(requests, {
    storage: () => ({
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    }),
    locks: manager,
    reload: () => void (reloads += 1),
  });
}

function isKept(): boolean {
  return keepsOverrides(() => ({ getItem: (key) => stored.get(key) ?? null }));
}

async function remoteIn(overrides: Overrides): Promise<string | undefined> {
  return (await overrides.amend(pointer)).remotes['mfe_cart_checkout']?.manifest;
}

describe('the requests in an address', () => {
  it('are taken out of it', () => {
    const href = `https://shop.example/cart?a=1&remote.mfe_cart_checkout=${PREVIEW}&remote.x=#top`;
    expect(requestsIn(href)).toEqual({
      requests: [
        ['mfe_cart_checkout', PREVIEW],
        ['x', ''],
      ],
      rest: 'https://shop.example/cart?a=1#top',
    });
  });

  it('are none in any other address, which stays as it is', () => {
    const href = 'https://shop.example/product/men?q=%20a&remotely=1';
    expect(requestsIn(href)).toEqual({ requests: [], rest: href });
    // Not even as the address bar would write it.
    expect(requestsIn('https://shop.example').rest).toBe('https://shop.example');
  });
});

describe('an override', () => {
  it('takes the place of the pointer’s line, without its hash', async () => {
    const overrides = open([['mfe_cart_checkout', PREVIEW]], locks.tab().manager);
    expect((await overrides.amend(pointer)).remotes).toEqual({
      mfe_cart_checkout: { manifest: PREVIEW, integrity: '' },
    });
    expect(overrides.current().accepted).toEqual({ mfe_cart_checkout: PREVIEW });
  });

  it('holds when the pointer is read again', async () => {
    const overrides = open([['mfe_cart_checkout', PREVIEW]], locks.tab().manager);
    await overrides.amend(pointer);
    expect(await remoteIn(overrides)).toBe(PREVIEW);
  });

  it('outlives a reload of its tab', async () => {
    const first = locks.tab();
    await open([['mfe_cart_checkout', PREVIEW]], first.manager).amend(pointer);
    first.close();
    expect(await remoteIn(open([], locks.tab().manager))).toBe(PREVIEW);
  });

  it('is not inherited by a window that its tab opens', async () => {
    await open([['mfe_cart_checkout', PREVIEW]], locks.tab().manager).amend(pointer);
    const inherited = new Map(stored);
    expect(await remoteIn(open([], locks.tab().manager, inherited))).toBe(RELEASED.manifest);
    expect([...inherited]).toEqual([]);
  });

  it.each([
    ['where there are no locks', undefined],
    ['of another shape', 'not json'],
    ['of a list', '["mfe_cart_checkout"]'],
    ['without remotes', '{"tab":"a"}'],
    ['that is nothing', 'null'],
    ['without a tab', `{"remotes":{"mfe_cart_checkout":"${PREVIEW}"}}`],
  ])('is not taken from what is kept %s', async (_case, text) => {
    if (text === undefined) {
      await open([['mfe_cart_checkout', PREVIEW]], undefined).amend(pointer);
      expect(await remoteIn(open([], undefined))).toBe(RELEASED.manifest);
    } else {
      stored.set(OVERRIDES_KEY, text);
      expect(await remoteIn(open([], locks.tab().manager))).toBe(RELEASED.manifest);
    }
  });

  it('lasts for the document where nothing can be stored', async () => {
    const forbidden = (): never => {
      throw new DOMException('Storage is forbidden here.');
    };
    const browser = { storage: forbidden, locks: locks.tab().manager, reload: () => undefined };
    const overrides = createOverrides([['mfe_cart_checkout', PREVIEW]], browser);
    expect(await remoteIn(overrides)).toBe(PREVIEW);
    expect(keepsOverrides(forbidden)).toBe(false);
  });

  it('that is refused says why, until the reader has seen it', async () => {
    const overrides = open([['mfe_cart_checkout', RELEASED.manifest]], locks.tab().manager);
    let changes = 0;
    const leave = overrides.subscribe(() => (changes += 1));
    expect(await remoteIn(overrides)).toBe(RELEASED.manifest);
    expect(overrides.current().problems).toHaveLength(1);
    overrides.dismiss();
    expect(overrides.current().problems).toEqual([]);
    leave();
    overrides.dismiss();
    expect(changes).toBe(2);
    expect(stored.has(OVERRIDES_KEY)).toBe(false);
  });

  it('is undone with a reload, and others stay', async () => {
    const two = { ...pointer, remotes: { ...pointer.remotes, mfe_catalog: RELEASED } };
    const requests = ['mfe_cart_checkout', 'mfe_catalog'].map((name) => [name, PREVIEW] as const);
    const tab = locks.tab();
    const overrides = open(requests, tab.manager);
    await overrides.amend(two);
    overrides.undo('mfe_cart_checkout');
    expect(reloads).toBe(1);
    expect(isKept()).toBe(true);
    tab.close();
    const next = open([], locks.tab().manager);
    await next.amend(two);
    expect(next.current().accepted).toEqual({ mfe_catalog: PREVIEW });
    next.undo('mfe_catalog');
    expect(isKept()).toBe(false);
  });

  it('outlives two reloads: the tab stays the same', async () => {
    for (const requests of [[['mfe_cart_checkout', PREVIEW] as const], [], []]) {
      const tab = locks.tab();
      expect(await remoteIn(open(requests, tab.manager))).toBe(PREVIEW);
      tab.close();
    }
  });

  it('waits half a second for the lock of its tab', async () => {
    const asked: [name: string, signal: AbortSignal][] = [];
    const request = (name: string, { signal }: { signal: AbortSignal }): Promise<never> => {
      asked.push([name, signal]);
      return Promise.reject(new DOMException('It took too long.', 'TimeoutError'));
    };
    stored.set(OVERRIDES_KEY, `{"tab":"a","remotes":{"mfe_cart_checkout":"${PREVIEW}"}}`);
    await open([], { request } as unknown as LockManager).amend(pointer);
    expect(asked.map(([name]) => name)).toEqual([
      'weft.overrides.a',
      expect.stringMatching(/^weft\.overrides\..{36}$/),
    ]);
    expect(asked[0]?.[1]).toBeInstanceOf(AbortSignal);
  });

  it('is none before the pointer was read', () => {
    expect(open([['mfe_cart_checkout', PREVIEW]], undefined).current()).toEqual({
      accepted: {},
      problems: [],
    });
  });
});
