import { beforeEach, describe, expect, it } from '@jest/globals';
import { RemotePageError } from './states.ts';
import { ACCOUNT, CART, CHECKOUT, page, settle, World } from './testing/World.ts';
import type { Answer } from './testing/answers.ts';

const REMOTE = 'mfe_cart_checkout';
const MANIFEST = 'mf-manifest.json';
const ENTRY = 'assets/remoteEntry.abc.js';
const HANGS: Answer = { hangs: true };
const GONE: Answer = { status: 404 };

let world: World;

beforeEach(() => {
  world = new World();
});

/** A page is completely loaded. */
async function show(id: string): Promise<void> {
  world.loader.visit(id);
  await settle();
  world.loader.reportShown(id);
}

async function visit(id: string): Promise<string> {
  world.loader.visit(id);
  await settle();
  return world.stateOf(id);
}

/** Another release of the cart is deployed. */
function deploy(): void {
  world.publish(REMOTE, 2, { Cart: page, Checkout: page });
}

/** Another remote fails, and its Try Again reads the pointer again. */
async function readPointerAnew(): Promise<void> {
  world.breaks(world.folder('mfe_account_auth', 1) + MANIFEST, GONE);
  await visit(ACCOUNT);
  world.loader.retry(ACCOUNT, 'shopper');
  await settle();
}

const released = (): string | null => world.loader.releaseOf(REMOTE);
const timesAsked = (url: string): number => world.requests.filter((one) => one === url).length;

describe('another visit after a failure', () => {
  it.each<[string, string]>([
    ['the page that failed', CART],
    ['another page of the remote', CHECKOUT],
  ])('of %s loads the release that is deployed by then', async (_which, next) => {
    world.breaks(world.cart(MANIFEST), GONE);
    expect(await visit(CART)).toBe('failed');
    deploy();
    expect(await visit(next)).toBe('ready');
    expect(released()).toBe('2 1.0.0 abc');
  });

  it('of a page in a running remote loads the new release too, if no reload is possible', async () => {
    world.hasStorage = false;
    await show(CART);
    world.breaks(world.cart('assets/Checkout.js'), GONE);
    expect(await visit(CHECKOUT)).toBe('failed');
    deploy();
    expect(await visit(CHECKOUT)).toBe('ready');
    expect(released()).toBe('2 1.0.0 abc');
  });

  it('names the page and the reason', async () => {
    world.breaks(world.cart(MANIFEST), GONE);
    await visit(CART);
    const state = world.loader.stateOf(CART);
    const error = state.kind === 'failed' ? state.error : null;
    expect(error).toBeInstanceOf(RemotePageError);
    expect(error).toMatchObject({
      page: CART,
      message: `The page ${CART} could not be loaded.`,
      cause: { message: `${world.cart(MANIFEST)} answered 404.` },
    });
  });

  it('reports a page without a component', async () => {
    world.exports.set(world.cart(ENTRY), { Cart: 42 });
    await visit(CART);
    expect(world.reason()).toBe(`${CART} exports no component.`);
  });
});

describe('a running release stays in the tab', () => {
  beforeEach(async () => {
    await show(CART);
    deploy();
    await readPointerAnew();
  });

  it('when another page is visited after the pointer was read again', async () => {
    expect(await visit(CHECKOUT)).toBe('ready');
    expect([released(), world.stateOf(CART)]).toEqual(['1 1.0.0 abc', 'ready']);
  });

  it('when another page is loaded ahead', async () => {
    world.loader.prefetch(CHECKOUT);
    await settle();
    expect([released(), world.stateOf(CART)]).toEqual(['1 1.0.0 abc', 'ready']);
  });

  it('when loading another page ahead fails: nothing is reloaded', async () => {
    world.breaks(world.cart('assets/Checkout.js'), GONE);
    const asked = timesAsked('/release.json');
    world.loader.prefetch(CHECKOUT);
    await settle();
    expect(world.stateOf(CHECKOUT)).toBe('idle');
    expect([world.reloads, timesAsked('/release.json')]).toEqual([0, asked]);
  });
});

describe('broken code', () => {
  it('does not affect the other pages of its release', async () => {
    await show(CART);
    world.loader.reportError(CART, new Error('broken page'));
    expect(await visit(CHECKOUT)).toBe('ready');
    world.loader.prefetch(CHECKOUT);
    expect(world.forgotten).toEqual([]);
  });

  it('is discarded before Try Again runs it again', async () => {
    world.exports.set(world.cart(ENTRY), { Cart: page, Checkout: new Error('broken page') });
    await show(CART);
    expect(await visit(CHECKOUT)).toBe('failed');
    world.exports.set(world.cart(ENTRY), { Cart: page, Checkout: page });
    world.loader.retry(CHECKOUT, 'shopper');
    await settle();
    expect(world.stateOf(CHECKOUT)).toBe('ready');
    expect(world.forgotten).toEqual([REMOTE]);
  });

  it('of a page that is loading again does not disturb the loading', async () => {
    world.loader.visit(CART);
    world.loader.reportError(CART, new Error('late'));
    expect(world.stateOf(CART)).toBe('loading');
    await settle();
    expect(world.stateOf(CART)).toBe('ready');
  });
});

describe('no unnecessary work', () => {
  it('a loaded page is neither prefetched nor loaded again', async () => {
    await show(CART);
    const log = world.eventLog();
    world.loader.prefetch(CART);
    world.loader.retry(CART, 'shopper');
    world.loader.retry(CHECKOUT, 'shopper');
    expect(world.eventLog()).toEqual(log);
    expect([world.stateOf(CART), world.stateOf(CHECKOUT)]).toEqual(['ready', 'idle']);
  });

  it('a page that was left is not requested once the browser is online', async () => {
    world.breaks(world.cart(MANIFEST), GONE);
    const leave = world.loader.visit(CART);
    await settle();
    leave();
    const log = world.eventLog();
    world.loader.retryFailed('online');
    expect(world.eventLog()).toEqual(log);
  });

  it('a page that is loading then does not start again', async () => {
    world.breaks(world.cart(MANIFEST), HANGS);
    world.loader.visit(CART);
    await settle();
    world.loader.retryFailed('online');
    expect(world.eventLog()).toEqual([`started ${CART}`]);
  });

  it('the pointer is read once if no code of a remote ever ran', async () => {
    world.breaks(world.cart(MANIFEST), GONE);
    await visit(CART);
    expect(timesAsked('/release.json')).toBe(1);
  });

  it('the manifest of a release that is still live is read once', async () => {
    await show(CART);
    world.breaks(world.cart('assets/Checkout.js'), GONE);
    expect(await visit(CHECKOUT)).toBe('failed');
    expect(timesAsked(world.cart(MANIFEST))).toBe(1);
  });

  it('each Try Again requests a failed file once', async () => {
    const url = world.cart(ENTRY);
    world.breaks(url, GONE);
    await visit(CART);
    const asked = timesAsked(`${url} reload`);
    world.loader.retry(CART, 'shopper');
    await settle();
    expect(timesAsked(`${url} reload`)).toBe(asked + 1);
  });

  it('a load that Try Again replaces does not retry by itself', async () => {
    world.breaks(world.cart(ENTRY), HANGS);
    world.loader.visit(CART);
    await settle();
    world.loader.retry(CART, 'shopper');
    await settle();
    expect(world.eventLog().filter((log) => log.startsWith('retried'))).toEqual([
      `retried ${CART}`,
    ]);
  });

  it('no timer is left once a page is loaded or lost', async () => {
    await show(CART);
    expect(world.clock.timers).toBe(0);
    world.breaks(world.cart('assets/Checkout.js'), GONE);
    await visit(CHECKOUT);
    expect(world.clock.timers).toBe(0);
  });
});

describe('two pages of a remote at once', () => {
  it('the failure of one does not disturb the loading of the other', async () => {
    const { body = '' } = world.answers.get(world.cart('assets/Checkout.js')) as { body?: string };
    world.breaks(world.cart('assets/Checkout.js'), { body, pauses: [5_000] });
    world.breaks(world.cart('assets/Cart.js'), GONE);
    world.loader.visit(CHECKOUT);
    expect(await visit(CART)).toBe('failed');
    await world.clock.advance(5_000);
    expect(world.stateOf(CHECKOUT)).toBe('ready');
    expect(world.forgotten).toEqual([]);
  });

  it('code of a release that was abandoned meanwhile is not shown', async () => {
    deploy();
    let finish: (component: () => null) => void = () => undefined;
    const component = new Promise<() => null>((resolve) => (finish = resolve));
    world.exports.set(world.cart(ENTRY, 2), { Cart: new Error('broken'), Checkout: component });
    await visit(CHECKOUT);
    expect(await visit(CART)).toBe('ready');
    finish(() => null);
    await settle();
    expect(world.loader.stateOf(CHECKOUT)).toMatchObject({ kind: 'ready', component: page });
    expect(world.events.filter(({ type }) => type === 'healed')).toHaveLength(1);
  });
});

describe('with a previous release', () => {
  beforeEach(deploy);

  it('Try Again while the live release is slow does not abandon it', async () => {
    const restore = world.breaks(world.cart(MANIFEST, 2), HANGS);
    world.loader.visit(CART);
    await world.clock.advance(4_000);
    restore();
    world.loader.retry(CART, 'shopper');
    await settle();
    expect(released()).toBe('2 1.0.0 abc');
    expect(world.eventLog()).not.toContain(`healed ${CART}`);
  });

  it('a visit after both failed without a visitor begins with the live release', async () => {
    const restore = world.breaks(world.cart(MANIFEST, 2), HANGS);
    world.breaks(world.cart(MANIFEST, 1), HANGS);
    const leave = world.loader.visit(CART);
    await world.clock.advance(18_000);
    leave();
    await world.clock.advance(2_000);
    expect(world.stateOf(CART)).toBe('idle');
    restore();
    expect(await visit(CART)).toBe('ready');
    expect(released()).toBe('2 1.0.0 abc');
  });
});

describe('while the loader checks for another deployed release', () => {
  beforeEach(async () => {
    await show(CART);
    deploy();
    world.breaks(world.cart('assets/Checkout.js'), GONE);
  });

  it('it waits three seconds at most for a hanging pointer', async () => {
    world.breaks('/release.json', HANGS);
    expect(await visit(CHECKOUT)).toBe('loading');
    await world.clock.advance(3_000);
    expect(world.stateOf(CHECKOUT)).toBe('failed');
  });

  it('the remote may be loaded again: then the document stays', async () => {
    const body = world.pointerText();
    world.breaks('/release.json', { body, pauses: [1_000] }, 1);
    world.breaks(world.cart(MANIFEST, 2), HANGS);
    world.loader.visit(CHECKOUT);
    await world.clock.advance(500);
    world.loader.reportError(CART, new Error('broken page'));
    world.loader.retry(CART, 'shopper');
    await world.clock.advance(1_000);
    expect(world.reloads).toBe(0);
    expect(world.stateOf(CHECKOUT)).toBe('failed');
  });

  it('another hash at the same address is another release', async () => {
    const url = world.cart(MANIFEST);
    const { integrity = '' } = world.pointer[REMOTE] ?? {};
    world.pointer[REMOTE] = { manifest: url, integrity };
    await visit(CHECKOUT);
    expect(world.reloads).toBe(1);
    expect([...world.stored.values()]).toEqual([integrity]);
  });
});
