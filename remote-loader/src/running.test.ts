import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Release } from './formats/pointer.ts';
import { ACCOUNT, CART, CHECKOUT, MANIFEST, page, REMOTE, settle, World } from './testing/World.ts';
import { GONE, HANGS } from './testing/answers.ts';

// The release that the document was made of, which runs without the release pointer.

let world: World;

beforeEach(() => {
  world = new World({}, ({ pointer }) => ({ [REMOTE]: pointer[REMOTE] as Release }));
});

describe('the release of the document', () => {
  it('is loaded before the pointer, and stays for all its pages; other remotes follow the pointer', async () => {
    world.deploy();
    world.publish('mfe_account_auth', 2, { Account: page });
    world.breaks('/release.json', { body: world.pointerText(), pauses: [1_000] });
    world.loader.start();
    await world.show(CART);
    await world.clock.advance(1_000);
    for (const id of [CHECKOUT, ACCOUNT]) expect(await world.visit(id)).toBe('ready');
    expect(world.released()).toBe('1 1.0.0 abc');
    expect(world.released('mfe_account_auth')).toBe('2 1.0.0 abc');
    expect(world.requests).not.toContain(world.cart(MANIFEST, 2));
  });

  it('has a permitted origin, before and after the pointer is read', async () => {
    const own = 'https://mfe-cart-checkout.example';
    expect([...world.origins]).toEqual([own]);
    world.loader.start();
    await settle();
    expect([...world.origins]).toEqual([own, 'https://mfe-account-auth.example']);
  });

  it('is requested past all caches if a cache has another manifest at its address', async () => {
    const stale = { status: 200, body: '{}' };
    world.breaks(world.cart(MANIFEST), stale, 1);
    expect([await world.visit(CART), world.released()]).toEqual(['ready', '1 1.0.0 abc']);
    expect(world.requests).toContain(`${world.cart(MANIFEST)} reload`);
    expect(world.healed()).toBeUndefined();
  });
});

describe('a release of the document that fails', () => {
  beforeEach(() => world.deploy());

  it.each([
    ['was withdrawn', GONE, 'answered 404'],
    ['does not have its hash', { status: 200, body: '{}' }, 'its integrity differs'],
  ] as const)(
    'because it %s is replaced by the pointer’s release, with one event for two pages',
    async (_why, answer, reason) => {
      world.breaks(world.cart(MANIFEST), answer);
      world.loader.visit(CART);
      expect(await world.visit(CHECKOUT)).toBe('ready');
      expect([world.stateOf(CART), world.released()]).toEqual(['ready', '2 1.0.0 abc']);
      const healed = world.events.filter(({ type }) => type === 'healed');
      expect(healed).toMatchObject([{ remote: REMOTE, page: CART, release: null }]);
      expect(world.reason()).toContain(reason);
    },
  );

  it('while rendering is replaced too', async () => {
    await world.visit(CART);
    world.loader.reportError(CART, new Error('broken page'));
    expect(world.stateOf(CART)).toBe('loading');
    await settle();
    expect([world.stateOf(CART), world.released()]).toEqual(['ready', '2 1.0.0 abc']);
    expect(world.healed()).toMatchObject({ release: '1 1.0.0 abc', reason: 'broken page' });
  });

  it('while rendering is lost if the pointer fails too', async () => {
    world.breaks('/release.json', GONE);
    await world.visit(CART);
    world.loader.reportError(CART, new Error('broken page'));
    await settle();
    expect(world.stateOf(CART)).toBe('failed');
  });

  it('is replaced by the pointer’s previous release if the live one fails too', async () => {
    world.publish(REMOTE, 3, { Cart: page, Checkout: page });
    for (const number of [1, 3]) world.breaks(world.cart(MANIFEST, number), GONE);
    expect([await world.visit(CART), world.released()]).toEqual(['ready', '2 1.0.0 abc']);
  });

  it('is lost if the pointer fails too, and Try Again loads the pointer’s release', async () => {
    const restore = world.breaks('/release.json', GONE);
    world.breaks(world.cart(MANIFEST), GONE);
    expect(await world.visit(CART)).toBe('failed');
    restore();
    await world.retry(CART);
    expect([world.stateOf(CART), world.released()]).toEqual(['ready', '2 1.0.0 abc']);
  });

  it('after a page of it was shown is left at Try Again, if the document cannot be reloaded', async () => {
    await world.show(CART);
    world.hasStorage = false;
    world.breaks(world.cart('assets/Checkout.js'), GONE);
    expect(await world.visit(CHECKOUT)).toBe('failed');
    expect(await world.retry(CHECKOUT)).toBe('ready');
    expect(world.released()).toBe('2 1.0.0 abc');
  });

  it('by hanging is abandoned after 17 s, the other after 3 s; it is not the other’s previous one', async () => {
    for (const number of [1, 2]) world.breaks(world.cart(MANIFEST, number), HANGS);
    world.loader.visit(CART);
    await world.clock.advance(19_999);
    expect(world.stateOf(CART)).toBe('slow');
    await world.clock.advance(1);
    expect(world.stateOf(CART)).toBe('failed');
    expect(world.timesAsked(world.cart(MANIFEST))).toBe(1);
  });
});

it('a release of the document that is also live in the pointer is replaced by the previous one', async () => {
  world = new World({}, (created) => {
    created.deploy();
    return { [REMOTE]: created.pointer[REMOTE] as Release };
  });
  world.breaks(world.cart(MANIFEST, 2), GONE);
  expect([await world.visit(CART), world.released()]).toEqual(['ready', '1 1.0.0 abc']);
});
