/** @jest-environment @stryker-mutator/jest-runner/jest-env/node */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { page, settle, World, type Answer } from './testing/World';

const HOST = ['/', '/cart'];
const OUTLET = { path: '/outlet', page: 'Outlet', shape: 'listing' };
const MANIFEST = 'https://mfe-account-auth.example/2/mf-manifest.json';

let world: World;
let found: readonly object[] | Error | null;

/** Looks for routes; `found` has what came of it. */
async function look(): Promise<void> {
  found = null;
  world.loader.declaredRoutes(HOST).then(
    (add) => (found = add([])),
    (error: unknown) => (found = error as Error),
  );
  await settle();
}

function publish(routes: unknown): void {
  world.publish('mfe_account_auth', 2, { Account: page, Outlet: page }, { routes });
}

const ROUTE = { path: '/outlet', page: 'mfe_account_auth/Outlet', shape: 'listing' };

beforeEach(() => {
  world = new World();
});

describe('the routes that come with remotes', () => {
  it('are those of the releases that the pointer names', async () => {
    publish([OUTLET]);
    await look();
    expect(found).toEqual([ROUTE]);
    expect(world.events).toEqual([]);
  });

  it('are none where no remote brings some', async () => {
    await look();
    expect(found).toEqual([]);
  });

  it('come with a release that was deployed since the tab was opened', async () => {
    world.loader.start();
    await settle();
    publish([OUTLET]);
    await look();
    expect(found).toEqual([ROUTE]);
  });

  it('lead to a page that is loaded like any other', async () => {
    publish([OUTLET]);
    await look();
    const id = ROUTE.page as 'mfe_account_auth/Account';
    world.loader.visit(id);
    await settle();
    expect(world.loader.stateOf(id)).toMatchObject({ kind: 'ready', component: page });
  });

  it('are ignored where they can not be used, and the event stream tells once', async () => {
    publish([{ ...OUTLET, path: '/cart' }, OUTLET]);
    await look();
    expect(found).toEqual([ROUTE]);
    await look();
    expect(found).toEqual([ROUTE]);
    expect(world.events).toEqual([
      {
        type: 'ignored',
        remote: 'mfe_account_auth',
        release: '2 1.0.0 abc',
        reason: "its route /cart would take addresses of the host's own /cart.",
        time: 0,
      },
    ]);
  });

  it('are added to those that are known: a newer one takes the place of an older one', async () => {
    publish([OUTLET]);
    const [sale, old] = [{ path: '/sale' }, { path: '/outlet' }];
    const add = await world.loader.declaredRoutes(HOST);
    expect(add([sale, old])).toEqual([sale, ROUTE]);
  });

  it('tell of each that is ignored', async () => {
    publish([
      { ...OUTLET, path: '/cart' },
      { ...OUTLET, path: '/' },
    ]);
    await look();
    expect(world.events).toHaveLength(2);
  });
});

describe('a remote that can not be read', () => {
  it.each<[string, Answer]>([
    ['refuses', { refuses: true }],
    ['is gone', { status: 404 }],
    ['was changed', { status: 200, body: '{}' }],
  ])('and %s has no routes, and the others have theirs', async (_how, answer) => {
    publish([OUTLET]);
    world.breaks(world.cart('mf-manifest.json'), answer);
    await look();
    expect(found).toEqual([ROUTE]);
    world.breaks(MANIFEST, answer);
    await look();
    expect(found).toEqual([]);
    expect(world.events).toEqual([]);
  });

  it('is waited for no longer than three seconds', async () => {
    publish([OUTLET]);
    world.breaks(world.cart('mf-manifest.json'), { hangs: true });
    await look();
    await world.clock.advance(2_999);
    expect(found).toBeNull();
    await world.clock.advance(1);
    expect(found).toEqual([ROUTE]);
  });

  it('is waited for as long as it sends', async () => {
    publish([OUTLET]);
    const { body = '' } = world.answers.get(MANIFEST) as { body?: string };
    world.breaks(MANIFEST, { body, pauses: [2_000, 2_000, 2_000] });
    await look();
    await world.clock.advance(6_000);
    expect(found).toEqual([ROUTE]);
  });
});

it('nothing is known where the pointer can not be had', async () => {
  world.breaks('/release.json', { status: 503 });
  await look();
  expect(found).toBeInstanceOf(Error);
  expect(world.clock.timers).toBe(0);
});

it('no timer is left', async () => {
  publish([OUTLET]);
  await look();
  expect(world.clock.timers).toBe(0);
});
