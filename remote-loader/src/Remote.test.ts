import { beforeEach, describe, expect, it } from '@jest/globals';
import { ACCOUNT, CART, CHECKOUT, ENTRY, MANIFEST, page, settle, World } from './testing/World.ts';
import { GONE, HANGS } from './testing/answers.ts';

let world: World;

beforeEach(() => {
  world = new World();
});

describe('another visit after a failure', () => {
  it.each<[string, string]>([
    ['the page that failed', CART],
    ['another page of the remote', CHECKOUT],
  ])('of %s loads the release that is deployed by then', async (_which, next) => {
    world.breaks(world.cart(MANIFEST), GONE);
    expect(await world.visit(CART)).toBe('failed');
    world.deploy();
    expect(await world.visit(next)).toBe('ready');
    expect(world.released()).toBe('2 1.0.0 abc');
  });

  it('names the page and the reason', async () => {
    world.breaks(world.cart(MANIFEST), GONE);
    await world.visit(CART);
    expect(world.loader.stateOf(CART)).toMatchObject({
      error: {
        name: 'RemotePageError',
        page: CART,
        message: `The page ${CART} could not be loaded.`,
        cause: { message: `${world.cart(MANIFEST)} answered 404.` },
      },
    });
  });
});

describe('a running release stays in the tab', () => {
  beforeEach(async () => {
    await world.show(CART);
    world.deploy();
    // The routes of an unknown address are in the newest pointer.
    await world.clock.advance(1_000);
    await world.loader.declarations();
  });

  it('when another page is visited after the pointer was read again', async () => {
    expect(await world.visit(CHECKOUT)).toBe('ready');
    expect([world.released(), world.stateOf(CART)]).toEqual(['1 1.0.0 abc', 'ready']);
  });

  it('when loading another page ahead fails: nothing is reloaded', async () => {
    world.breaks(world.cart('assets/Checkout.js'), GONE);
    const asked = world.timesAsked('/release.json');
    world.loader.prefetch(CHECKOUT);
    await settle();
    expect(world.stateOf(CHECKOUT)).toBe('idle');
    expect([world.reloads, world.timesAsked('/release.json')]).toEqual([0, asked]);
  });
});

describe('no unnecessary work', () => {
  it('a loaded page is neither prefetched nor loaded again', async () => {
    await world.show(CART);
    const log = world.eventLog();
    world.loader.prefetch(CART);
    world.loader.retry(CART, 'shopper');
    world.loader.retry(CHECKOUT, 'shopper');
    expect(world.eventLog()).toEqual(log);
    expect([world.stateOf(CART), world.stateOf(CHECKOUT)]).toEqual(['ready', 'idle']);
  });

  it('a page that was left or is loading is not requested once the browser is online', async () => {
    world.breaks(world.cart(MANIFEST), GONE);
    const leave = world.loader.visit(CART);
    await settle();
    leave();
    world.breaks(world.folder('mfe_account_auth', 1) + MANIFEST, HANGS);
    await world.visit(ACCOUNT);
    const log = world.eventLog();
    world.loader.retryFailed('online');
    expect(world.eventLog()).toEqual(log);
  });

  it('each Try Again requests a failed file once', async () => {
    const url = world.cart(ENTRY);
    world.breaks(url, GONE);
    await world.visit(CART);
    const asked = world.timesAsked(`${url} reload`);
    await world.retry(CART);
    expect(world.timesAsked(`${url} reload`)).toBe(asked + 1);
  });

  it('a load that Try Again replaces does not retry by itself', async () => {
    world.breaks(world.cart(ENTRY), HANGS);
    await world.visit(CART);
    await world.retry(CART);
    expect(world.eventLog().filter((log) => log.startsWith('retried'))).toEqual([
      `retried ${CART}`,
    ]);
  });

  it('no timer is left once a page is loaded or lost', async () => {
    await world.show(CART);
    expect(world.clock.timers).toBe(0);
    world.breaks(world.cart('assets/Checkout.js'), GONE);
    await world.visit(CHECKOUT);
    expect(world.clock.timers).toBe(0);
  });
});

describe('two pages of a remote at once', () => {
  it('the failure of one does not disturb the loading of the other', async () => {
    world.breaks(world.cart('assets/Checkout.js'), { body: 'checkout', pauses: [5_000] });
    world.breaks(world.cart('assets/Cart.js'), GONE);
    world.loader.visit(CHECKOUT);
    expect(await world.visit(CART)).toBe('failed');
    await world.clock.advance(5_000);
    expect(world.stateOf(CHECKOUT)).toBe('ready');
    expect(world.forgotten).toEqual([]);
  });

  it('the failure of one that is loaded ahead does not discard the other', async () => {
    world.breaks(world.cart('assets/Checkout.js'), { body: 'checkout', pauses: [5_000] });
    world.breaks(world.cart('assets/Cart.js'), GONE);
    world.loader.visit(CHECKOUT);
    world.loader.prefetch(CART);
    await world.clock.advance(5_000);
    await world.visit(CART);
    expect([world.forgotten, world.stateOf(CHECKOUT)]).toEqual([[], 'ready']);
  });

  it('files of a release that was abandoned meanwhile are not waited for', async () => {
    world.deploy();
    world.breaks(world.cart('assets/Checkout.js', 2), HANGS);
    world.exports.set(world.cart(ENTRY, 2), { Cart: new Error('broken') });
    world.loader.visit(CHECKOUT);
    expect(await world.visit(CART)).toBe('ready');
    expect(world.stateOf(CHECKOUT)).toBe('ready');
  });

  it('code of a release that was abandoned meanwhile is not shown', async () => {
    world.deploy();
    let finish: (component: () => null) => void = () => undefined;
    const component = new Promise<() => null>((resolve) => (finish = resolve));
    world.exports.set(world.cart(ENTRY, 2), { Cart: new Error('broken'), Checkout: component });
    await world.visit(CHECKOUT);
    expect(await world.visit(CART)).toBe('ready');
    finish(() => null);
    await settle();
    expect(world.loader.stateOf(CHECKOUT)).toMatchObject({ kind: 'ready', component: page });
    expect(world.events.filter(({ type }) => type === 'healed')).toHaveLength(1);
  });
});
