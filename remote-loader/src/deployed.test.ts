import { beforeEach, describe, expect, it } from '@jest/globals';
import { page, World } from './testing/World.ts';

const ROUTES = [{ path: '/outlet', page: 'Outlet', shape: 'listing' }];

let world: World;

/** Releases the account's remote with routes, which the release tool writes into the pointer. */
function release(): void {
  world.publish('mfe_account_auth', 2, { Account: page, Outlet: page });
  world.pointer.mfe_account_auth = { ...world.pointer.mfe_account_auth, routes: ROUTES };
}

function declared(name: string, release: string | null, pages: string[], routes: unknown[]) {
  return { name, release, exposes: pages.map((page) => ({ name: page })), metaData: { routes } };
}

beforeEach(() => {
  world = new World();
});

describe('the routes that come with remotes', () => {
  it('come from the pointer; no manifest is requested', async () => {
    release();
    // Its folder is not the number of a release.
    const manifest = 'https://catalog.example/mf-manifest.json';
    const integrity = `sha384-${'a'.repeat(64)}`;
    world.pointer['mfe_catalog'] = { manifest, integrity, routes: [null] };
    expect(await world.loader.declarations()).toEqual([
      declared('mfe_cart_checkout', '1', [], []),
      declared('mfe_account_auth', '2', ['Outlet'], ROUTES),
      declared('mfe_catalog', null, ['undefined'], [null]),
    ]);
    expect(world.requests).toEqual(['/release.json']);
  });

  it('come from a pointer that is pending, however long it takes, or was just read', async () => {
    world.breaks('/release.json', { body: world.pointerText(), pauses: [5_500] });
    world.loader.start();
    await world.clock.advance(5_000);
    const pending = world.loader.declarations();
    await world.clock.advance(1_499);
    expect(await pending).toEqual(await world.loader.declarations());
    expect(world.requests).toEqual(['/release.json']);
  });

  it('come with a release that was deployed since the tab was opened', async () => {
    world.loader.start();
    await world.clock.advance(1_000);
    release();
    const [, declared] = await world.loader.declarations();
    expect(declared).toMatchObject({ release: '2', metaData: { routes: ROUTES } });
  });

  it('are unknown if the pointer cannot be loaded, or hangs for three seconds', async () => {
    const restore = world.breaks('/release.json', { status: 503 });
    await expect(world.loader.declarations()).rejects.toThrow('answered 503');
    restore();
    world.breaks('/release.json', { hangs: true });
    const refused = expect(world.loader.declarations()).rejects.toThrow('within 3000 ms');
    await world.clock.advance(3_000);
    await refused;
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
    expect(await world.loader.declarations()).toMatchObject([
      { exposes: [{ name: 'Cart' }, { name: 'Checkout' }] },
      declared('mfe_account_auth', '2 1.0.0 abc', ['Account', 'Outlet'], ROUTES),
    ]);
    expect(world.clock.timers).toBe(0);
  });

  it('has its routes in the pointer, if they are there', async () => {
    const manifest = 'https://catalog.example/9/mf-manifest.json';
    world.pointer['mfe_account_auth'] = { manifest, routes: ROUTES };
    const [, found] = await world.loader.declarations();
    expect(found).toMatchObject({ release: '9', metaData: { routes: ROUTES } });
  });

  it('has no routes if the manifest cannot be read within three seconds', async () => {
    world.breaks(`${world.folder('mfe_account_auth', 2)}mf-manifest.json`, { hangs: true });
    const found = world.loader.declarations();
    await world.clock.advance(3_000);
    const none = { name: 'mfe_account_auth', release: null, exposes: [], metaData: {} };
    expect(await found).toContainEqual(none);
  });
});
