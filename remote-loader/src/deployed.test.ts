import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Declaration } from './deployed.ts';
import { page, settle, World } from './testing/World.ts';

const ROUTES = [{ path: '/outlet', page: 'Outlet', shape: 'listing' }];

let world: World;
let found: readonly Declaration[] | Error | null;

async function look(): Promise<void> {
  found = null;
  world.loader.declarations().then(
    (declarations) => (found = declarations),
    (error: unknown) => (found = error as Error),
  );
  await settle();
}

/** Releases the account's remote with routes, which the release tool writes into the pointer. */
function release(): void {
  world.publish('mfe_account_auth', 2, { Account: page, Outlet: page });
  world.pointer.mfe_account_auth = { ...world.pointer.mfe_account_auth, routes: ROUTES };
}

beforeEach(() => {
  world = new World();
});

describe('the routes that come with remotes', () => {
  it('come from the pointer; no manifest is requested', async () => {
    release();
    await look();
    expect(found).toEqual([
      { remote: 'mfe_cart_checkout', release: '1', routes: [], pages: null },
      { remote: 'mfe_account_auth', release: '2', routes: ROUTES, pages: null },
    ]);
    expect(world.requests).toEqual(['/release.json']);
  });

  it('come from a pointer that was just read', async () => {
    world.loader.start();
    await world.clock.advance(999);
    await look();
    expect(world.requests).toEqual(['/release.json']);
  });

  it('come from the pending pointer, however long it takes', async () => {
    world.breaks('/release.json', { hangs: true });
    world.loader.start();
    await world.clock.advance(5_000);
    await look();
    expect(world.requests).toEqual(['/release.json']);
  });

  it('come with a release that was deployed since the tab was opened', async () => {
    world.loader.start();
    await world.clock.advance(1_000);
    release();
    await look();
    expect(found).toContainEqual(expect.objectContaining({ release: '2', routes: ROUTES }));
  });

  it('have no release number if the folder has none', async () => {
    const integrity = `sha384-${'a'.repeat(64)}`;
    const manifest = 'https://cart.example/mf-manifest.json';
    world.pointer = { mfe_cart_checkout: { manifest, integrity } };
    await look();
    expect(found).toMatchObject([{ release: null }]);
  });

  it('are unknown if the pointer cannot be loaded, or hangs for three seconds', async () => {
    const restore = world.breaks('/release.json', { status: 503 });
    await look();
    expect(found).toBeInstanceOf(Error);
    restore();
    world.breaks('/release.json', { hangs: true });
    await look();
    await world.clock.advance(2_999);
    expect(found).toBeNull();
    await world.clock.advance(1);
    expect(found).toBeInstanceOf(Error);
  });
});

describe('an unreleased build', () => {
  beforeEach(() => {
    world = new World({ mayBeDevelopment: true });
    world.settings = { isDevelopment: true };
    world.publish('mfe_account_auth', 2, { Account: page, Outlet: page }, { routes: ROUTES });
    for (const [name, { manifest = '' }] of Object.entries(world.pointer)) {
      world.pointer[name] = { manifest };
    }
  });

  it('has its routes in the manifest, with the exposed pages', async () => {
    await look();
    expect(found).toContainEqual({
      remote: 'mfe_account_auth',
      release: '2 1.0.0 abc',
      routes: ROUTES,
      pages: ['Account', 'Outlet'],
    });
    expect(found).toContainEqual(
      expect.objectContaining({ routes: [], pages: ['Cart', 'Checkout'] }),
    );
    expect(world.clock.timers).toBe(0);
  });

  it('has no routes if the manifest cannot be read within three seconds', async () => {
    world.breaks(`${world.folder('mfe_account_auth', 2)}mf-manifest.json`, { hangs: true });
    await look();
    await world.clock.advance(3_000);
    expect(found).toContainEqual({
      remote: 'mfe_account_auth',
      release: null,
      routes: [],
      pages: [],
    });
  });
});
