import { beforeEach, describe, expect, it } from '@jest/globals';
import { integrityOf } from './build/integrityOf.ts';
import {
  ACCOUNT,
  CART,
  CHECKOUT,
  ENTRY,
  MANIFEST,
  page,
  REMOTE,
  settle,
  World,
} from './testing/World.ts';
import { GONE, HANGS, type Answer } from './testing/answers.ts';

let world: World;

/** The address of the pointer, or of a file of the cart's first release. */
const addressOf = (file: string): string => (file.startsWith('/') ? file : world.cart(file));

beforeEach(() => {
  world = new World();
});

describe('a visited page', () => {
  it('is loading, then ready; fires events, and notifies listeners until they unsubscribe', async () => {
    const states: string[] = [];
    const leave = world.loader.subscribe(CART, () => states.push(world.stateOf(CART)));
    await world.show(CART);
    expect(world.loader.stateOf(CART)).toMatchObject({ kind: 'ready', component: page });
    expect(world.eventLog()).toEqual([`started ${CART}`, `loaded ${CART}`, `shown ${CART}`]);
    expect(world.events.map(({ release }) => release)).toEqual([
      null,
      '1 1.0.0 abc',
      '1 1.0.0 abc',
    ]);
    expect([world.released(), world.released('mfe_account_auth')]).toEqual(['1 1.0.0 abc', null]);
    leave();
    world.loader.reportError(CART, new Error('broken'));
    expect(states).toEqual(['loading', 'ready']);
  });

  it('requests each file once, however many visitors wait for it', async () => {
    world.loader.prefetch(CART);
    world.loader.visit(CART);
    world.loader.prefetch(CART);
    world.loader.prefetch(CHECKOUT);
    await settle();
    expect(world.stateOf(CHECKOUT)).toBe('ready');
    expect(new Set(world.requests).size).toBe(world.requests.length);
  });
});

describe('a definite failure is reported at once, and Try Again recovers the page', () => {
  it.each<[row: string, file: string, answer: Answer]>([
    ['1 manifest 404', MANIFEST, GONE],
    ['3, 4, 24 another content of the manifest', MANIFEST, { status: 200, body: '{}' }],
    ['6, 22 manifest refused', MANIFEST, { refuses: true }],
    ['7 entry 404', ENTRY, GONE],
    ['13 page chunk 404', 'assets/Cart.js', GONE],
    ['15 styles 404', 'assets/Cart.css', GONE],
    ['21 no pointer', '/release.json', { status: 503 }],
    ['an empty pointer', '/release.json', { status: 200, body: '{"format":2,"remotes":{}}' }],
  ])('%s', async (_row, file, answer) => {
    const restore = world.breaks(addressOf(file), answer);
    expect(await world.visit(CART)).toBe('failed');
    expect([world.clock.now(), world.timesAsked('/release.json')]).toEqual([0, 1]);
    expect(world.eventLog().at(-1)).toBe(`failed ${CART}`);
    expect(world.reason()).not.toBe('');
    expect(await world.retry(CART)).toBe('failed');
    restore();
    expect(await world.retry(CART)).toBe('ready');
    expect(world.reloads).toBe(0);
  });

  it.each<[row: string, exported: unknown, reason: string]>([
    ['9 the entry throws', new Error('broken entry'), 'broken entry'],
    ['11, 14, 19 the page is not a component', 42, `${CART} exports no component.`],
  ])('%s', async (_row, exported, reason) => {
    world.exports.set(world.cart(ENTRY), { Cart: exported, Checkout: page });
    expect(await world.visit(CART)).toBe('failed');
    expect(world.reason()).toBe(reason);
    world.exports.set(world.cart(ENTRY), { Cart: page, Checkout: page });
    expect(await world.retry(CART)).toBe('ready');
    expect(world.forgotten).toEqual([REMOTE]);
    const again = world.requests.filter((request) => request.endsWith(' reload'));
    expect(again).toEqual(
      [ENTRY, 'assets/Cart.js', 'assets/Cart.css'].map((file) => `${world.cart(file)} reload`),
    );
  });

  it('9, 11: an entry that is empty, or throws, and defines no container', async () => {
    const exports = world.exports.get(world.cart(ENTRY)) ?? {};
    world.exports.delete(world.cart(ENTRY));
    expect(await world.visit(CART)).toBe('failed');
    expect(world.reason()).toBe(`${world.cart(ENTRY)} does not define ${REMOTE}.`);
    world.exports.set(world.cart(ENTRY), exports);
    expect(await world.retry(CART)).toBe('ready');
    expect(world.requests).toContain(`${world.cart(ENTRY)} reload`);
  });

  it('an entry that does not define the global in its manifest', async () => {
    const url = world.cart(MANIFEST);
    const other = '"globalName":"shop_cart","publicPath"';
    const manifest = world.files.get(url)?.replace('"publicPath"', other) ?? '';
    world.files.set(url, manifest);
    world.pointer[REMOTE] = { manifest: url, integrity: integrityOf(manifest) };
    await world.visit(CART);
    expect(world.reason()).toBe(`${world.cart(ENTRY)} does not define shop_cart.`);
  });

  it('14: a page that is not in the manifest', async () => {
    await world.visit(`${REMOTE}/Receipt`);
    expect(world.reason()).toContain(`does not have the page ${REMOTE}/Receipt`);
  });

  it('20, 27: an incompatible remote is refused before any of its code runs', async () => {
    world.provide({ react: '18.0.0' });
    await world.visit(CART);
    expect(world.reason()).toContain('It needs react ^19.3.1, but the host provides 18.0.0.');
    expect(world.requests.filter((url) => url.endsWith('.js'))).toEqual([]);
  });

  it('of one remote does not affect the others (22); its duration counts from its beginning', async () => {
    await world.clock.advance(500);
    world.breaks(world.cart(MANIFEST), { refuses: true });
    world.loader.visit(ACCOUNT);
    expect(await world.visit(CART)).toBe('failed');
    expect(world.stateOf(ACCOUNT)).toBe('ready');
    const ended = world.events.filter(({ type }) => type === 'loaded' || type === 'failed');
    expect(ended).toMatchObject([{ duration: 0 }, { duration: 0 }]);
  });

  it('stops loading ahead until it is retried, automatically once the browser is online (28, 29)', async () => {
    const restore = world.breaks(world.cart(MANIFEST), { refuses: true });
    await world.visit(CART);
    const asked = world.requests.length;
    world.loader.prefetch(CART);
    world.loader.prefetch(CHECKOUT);
    await settle();
    expect(world.requests.length).toBe(asked);
    restore();
    world.loader.retryFailed('online');
    await settle();
    expect(world.stateOf(CART)).toBe('ready');
    expect(world.eventLog()).toContain(`retried ${CART}`);
  });
});

it.each([
  ['15: a style sheet', 'assets/Cart.css', 'style'],
  ['an entry', ENTRY, 'script'],
])('%s that fails once is requested once more, past the cache', async (_what, file, cause) => {
  const url = world.cart(file);
  world.breaks(url, GONE, 1);
  expect(await world.visit(CART)).toBe('ready');
  expect(world.requests).toContain(`${url} reload`);
  expect(world.events.find(({ type }) => type === 'retried')).toMatchObject({ cause });
});

describe('a remote that hangs (5, 12)', () => {
  const files = ['/release.json', MANIFEST, ENTRY, 'assets/Cart.js', 'assets/Cart.css'];

  it.each(files)('%s: slow after 3 s, lost after 20 s, and Try Again recovers', async (file) => {
    const restore = world.breaks(addressOf(file), HANGS);
    world.loader.visit(CART);
    await world.clock.advance(2_999);
    expect(world.stateOf(CART)).toBe('loading');
    await world.clock.advance(1);
    expect(world.stateOf(CART)).toBe('slow');
    await world.clock.advance(16_999);
    expect(world.stateOf(CART)).toBe('slow');
    await world.clock.advance(1);
    expect(world.stateOf(CART)).toBe('failed');
    expect(world.reason()).toBe('Nothing arrived within 20000 ms.');
    restore();
    expect(await world.retry(CART)).toBe('ready');
  });

  it.each(files)('restarts %s at Try Again; complete files are kept', async (file) => {
    const url = addressOf(file);
    const restore = world.breaks(url, HANGS);
    world.loader.visit(CART);
    await world.clock.advance(4_000);
    restore();
    const complete = world.requests.splice(0).filter((request) => request !== url);
    expect(await world.retry(CART)).toBe('ready');
    expect(world.requests[0]).toBe(file.endsWith('.json') ? url : `${url} reload`);
    expect(complete.filter((request) => world.requests.join().includes(request))).toEqual([]);
    await world.clock.advance(60_000);
    expect(world.stateOf(CART)).toBe('ready');
  });

  it('in its code is lost too, and runs again after Try Again', async () => {
    world.exports.set(world.cart(ENTRY), { Cart: new Promise(() => undefined) });
    world.loader.visit(CART);
    await world.clock.advance(20_000);
    expect(world.stateOf(CART)).toBe('failed');
    world.exports.set(world.cart(ENTRY), { Cart: page });
    expect(await world.retry(CART)).toBe('ready');
  });

  it('in its code and then runs is not discarded by a later Try Again', async () => {
    let finish: (component: () => null) => void = () => undefined;
    const component = new Promise<() => null>((resolve) => (finish = resolve));
    world.exports.set(world.cart(ENTRY), { Cart: component, Checkout: page });
    await world.visit(CART);
    await world.retry(CART);
    finish(page);
    await settle();
    const restore = world.breaks(world.cart('assets/Checkout.js'), GONE);
    expect(await world.visit(CHECKOUT)).toBe('failed');
    restore();
    expect(await world.retry(CHECKOUT)).toBe('ready');
    expect([world.stateOf(CART), world.forgotten]).toEqual(['ready', []]);
  });

  it('is not checked for another release', async () => {
    await world.show(CART);
    world.breaks(world.cart('assets/Checkout.js'), HANGS);
    world.loader.visit(CHECKOUT);
    await world.clock.advance(20_000);
    expect(world.stateOf(CHECKOUT)).toBe('failed');
    expect(world.timesAsked('/release.json')).toBe(1);
  });
});

describe('a slow connection (30)', () => {
  it.each([MANIFEST, ENTRY, 'assets/Cart.js'])(
    'is never cut off while %s arrives, however long that takes',
    async (file) => {
      const body = world.files.get(world.cart(file)) ?? '';
      world.breaks(world.cart(file), { body, pauses: Array<number>(10).fill(15_000) });
      world.loader.visit(CART);
      await world.clock.advance(149_000);
      expect(world.stateOf(CART)).toBe('slow');
      await world.clock.advance(30_000);
      expect(world.stateOf(CART)).toBe('ready');
      expect(world.eventLog()).not.toContain(`failed ${CART}`);
    },
  );

  it('is lost when nothing more arrives', async () => {
    world.breaks(world.cart(ENTRY), { body: 'entry', pauses: [4_000, 4_000, 1_000_000] });
    world.loader.visit(CART);
    await world.clock.advance(27_000);
    expect(world.stateOf(CART)).toBe('slow');
    await world.clock.advance(7_000);
    expect(world.stateOf(CART)).toBe('failed');
  });
});

describe('loading ahead', () => {
  it('has no consequences if it fails: the previous release does not replace the live one', async () => {
    world.deploy();
    const restore = world.breaks(world.cart(ENTRY, 2), GONE);
    world.loader.prefetch(CART);
    await settle();
    expect(world.stateOf(CART)).toBe('idle');
    expect(world.eventLog()).toEqual([`started ${CART}`, `retried ${CART}`, `failed ${CART}`]);
    restore();
    expect(await world.visit(CART)).toBe('ready');
    expect(world.released()).toBe('2 1.0.0 abc');
  });

  it('has no consequences after a failure if another release is deployed before the visit', async () => {
    world.breaks(world.cart('assets/Cart.js'), GONE);
    world.breaks(world.folder('mfe_account_auth', 1) + MANIFEST, GONE);
    world.loader.prefetch(CART);
    await world.visit(ACCOUNT);
    world.deploy();
    world.loader.retry(ACCOUNT, 'shopper');
    await world.visit(CART);
    expect(world.released()).toBe('2 1.0.0 abc');
    expect(world.forgotten).toContain(REMOTE);
  });

  it('does not disturb a pending retry: one container, no additional failure', async () => {
    const restore = world.breaks(world.cart(ENTRY), GONE);
    await world.visit(CART);
    restore();
    const letGo = world.breaks(world.cart('assets/Cart.js'), HANGS);
    world.loader.retry(CART, 'shopper');
    world.loader.prefetch(CHECKOUT);
    world.loader.prefetch(CART);
    await settle();
    world.loader.prefetch(CHECKOUT);
    await settle();
    expect(world.stateOf(CHECKOUT)).toBe('ready');
    letGo();
    expect(await world.retry(CART)).toBe('ready');
    expect(world.forgotten).toEqual([]);
  });

  it('becomes the load of a visit that joins it (31: a page that was left is not shown)', async () => {
    world.breaks(world.cart(ENTRY), HANGS);
    world.loader.prefetch(CART);
    await world.clock.advance(5_000);
    const leave = world.loader.visit(CART);
    expect(world.stateOf(CART)).toBe('slow');
    leave();
    await world.clock.advance(20_000);
    expect(world.stateOf(CART)).toBe('idle');
  });
});

describe('healing (31a)', () => {
  beforeEach(() => {
    world.deploy();
  });

  it.each([MANIFEST, 'assets/Cart.js'])(
    'switches to the previous release in place when %s is gone',
    async (file) => {
      world.breaks(world.cart(file, 2), GONE);
      expect(await world.visit(CART)).toBe('ready');
      expect(world.released()).toBe('1 1.0.0 abc');
      expect(world.healed()).toMatchObject({ page: CART, remote: REMOTE });
      expect(world.reloads).toBe(0);
    },
  );

  it('when a listener renders the page at once and reports its error: the events keep their order', async () => {
    world.loader.subscribe(CART, () => {
      const isFirst = world.released() === '2 1.0.0 abc';
      if (isFirst && world.stateOf(CART) === 'ready') {
        world.loader.reportError(CART, new Error('broken page'));
      }
    });
    expect(await world.visit(CART)).toBe('ready');
    expect(world.events.map(({ type, release }) => [type, release])).toEqual([
      ['started', null],
      ['loaded', '2 1.0.0 abc'],
      ['threw', '2 1.0.0 abc'],
      ['started', null],
      ['healed', '2 1.0.0 abc'],
      ['loaded', '1 1.0.0 abc'],
    ]);
  });

  it('when a listener reports an error as soon as loading begins: the page is reported as started first', async () => {
    const states: string[] = [];
    const leave = world.loader.subscribe(CART, () => {
      leave();
      world.loader.reportError(CART, new Error('late'));
      states.push(world.stateOf(CART));
    });
    await world.visit(CART);
    expect(states).toEqual(['loading']);
    expect(world.eventLog()).toEqual([`started ${CART}`, 'threw', `loaded ${CART}`]);
  });

  it('when it hangs: 17 s for the live release, 3 s for the previous one', async () => {
    world.breaks(world.cart(ENTRY, 2), HANGS);
    world.loader.visit(CART);
    await world.clock.advance(16_999);
    expect(world.stateOf(CART)).toBe('slow');
    await world.clock.advance(1);
    expect(world.stateOf(CART)).toBe('ready');
  });

  it('after both failed without a visitor: the next visit begins with the live release', async () => {
    const restore = world.breaks(world.cart(MANIFEST, 2), HANGS);
    world.breaks(world.cart(MANIFEST, 1), HANGS);
    const leave = world.loader.visit(CART);
    await world.clock.advance(18_000);
    leave();
    await world.clock.advance(2_000);
    expect(world.stateOf(CART)).toBe('idle');
    restore();
    expect(await world.visit(CART)).toBe('ready');
    expect(world.released()).toBe('2 1.0.0 abc');
  });

  it('shows "Connection Lost" only when both fail, and Try Again begins with the live release', async () => {
    const restore = world.breaks(world.cart(MANIFEST, 2), GONE);
    world.breaks(world.cart(ENTRY, 1), GONE);
    expect(await world.visit(CART)).toBe('failed');
    restore();
    await world.retry(CART);
    expect(world.released()).toBe('2 1.0.0 abc');
  });

  it('never with an incompatible release', async () => {
    const shared = [{ name: 'shared-state', requiredVersion: '^0.9.0' }];
    world.publish(REMOTE, 3, { Cart: page }, { shared });
    world.publish(REMOTE, 4, { Cart: page });
    world.breaks(world.cart(ENTRY, 4), GONE);
    expect(await world.visit(CART)).toBe('failed');
    expect(world.requests.filter((url) => url.includes('/3/assets/'))).toEqual([]);
  });

  it('applies to all pages of the remote, for the rest of the visit', async () => {
    world.breaks(world.cart(ENTRY, 2), GONE);
    world.loader.visit(CART);
    world.loader.prefetch(CHECKOUT);
    await settle();
    expect([world.stateOf(CART), world.stateOf(CHECKOUT)]).toEqual(['ready', 'ready']);
    expect(world.eventLog().filter((log) => log.startsWith('healed'))).toHaveLength(1);
    world.loader.reportShown(CART);
    world.loader.prefetch(CHECKOUT);
    await settle();
    expect(world.requests.filter((url) => url.endsWith(MANIFEST))).toHaveLength(2);
  });
});

describe('a tab with an outdated release (25, 26)', () => {
  beforeEach(async () => {
    await world.show(CART);
    world.deploy();
    world.breaks(world.cart('assets/Checkout.js'), GONE);
    world.breaks(world.cart(MANIFEST), GONE);
  });

  it.each([
    ['another address', 2],
    ['the same address', 1],
  ])('loads the document again, once for a release at %s', async (_where, number) => {
    const { integrity = '' } = world.pointer[REMOTE] ?? {};
    world.pointer[REMOTE] = { manifest: world.cart(MANIFEST, number), integrity };
    expect(await world.visit(CHECKOUT)).toBe('loading');
    expect(world.reloads).toBe(1);
    expect(world.eventLog().at(-1)).toBe(`reloading ${CHECKOUT}`);
    expect([...world.stored.values()]).toEqual([integrity]);
  });

  it('is not reloaded twice for one release', async () => {
    world.stored.set(`weft.reloaded.${REMOTE}`, world.pointer[REMOTE]?.integrity ?? '');
    expect(await world.visit(CHECKOUT)).toBe('failed');
    expect(world.reloads).toBe(0);
  });

  it('without storage loads the new release with Try Again', async () => {
    world.hasStorage = false;
    expect(await world.visit(CHECKOUT)).toBe('failed');
    expect(world.reloads).toBe(0);
    expect(await world.retry(CHECKOUT)).toBe('ready');
    expect(world.released()).toBe('2 1.0.0 abc');
    expect(world.stateOf(CART)).toBe('idle');
  });

  it('stays with its release, whose late pages are shown, and whose shown page may throw', async () => {
    const LATE = `${REMOTE}/Late`;
    world = new World();
    world.publish(REMOTE, 2, { Cart: page, Checkout: page, Late: page });
    await world.show(CART);
    world.deploy(3);
    for (const file of ['assets/Checkout.js', MANIFEST]) world.breaks(world.cart(file, 2), GONE);
    const late = world.cart('assets/Late.js', 2);
    world.breaks(late, { body: world.files.get(late) ?? '', pauses: [1_000] });
    world.hasStorage = false;
    world.loader.visit(LATE);
    expect(await world.visit(CHECKOUT)).toBe('failed');
    await world.clock.advance(1_000);
    expect(world.stateOf(LATE)).toBe('ready');
    world.loader.reportError(CART, new Error('broken page'));
    await settle();
    expect(world.stateOf(CART)).toBe('failed');
    expect(world.released()).toBe('2 1.0.0 abc');
  });

  it('waits three seconds at most for a hanging pointer', async () => {
    world.breaks('/release.json', HANGS);
    expect(await world.visit(CHECKOUT)).toBe('loading');
    await world.clock.advance(3_000);
    expect(world.stateOf(CHECKOUT)).toBe('failed');
  });

  it('keeps the document if the remote is loaded again meanwhile', async () => {
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

  it('loses the page when the files are gone and nothing was deployed', async () => {
    world.pointer[REMOTE] = world.pointer[REMOTE]?.previous ?? {};
    expect(await world.visit(CHECKOUT)).toBe('failed');
    expect([world.reloads, world.timesAsked(world.cart(MANIFEST))]).toEqual([0, 1]);
  });
});

describe('a remote on a development server', () => {
  function rebuild(): void {
    const url = world.cart(MANIFEST);
    const entry = world.cart(ENTRY).replace('abc', 'def');
    world.files.set(url, world.files.get(url)?.replaceAll('.abc.', '.def.') ?? '');
    world.files.set(entry, '');
    world.exports.set(entry, { Cart: page, Checkout: page });
  }

  beforeEach(async () => {
    world = new World({ mayBeDevelopment: true });
    world.pointer = { [REMOTE]: { manifest: world.cart(MANIFEST) } };
    world.settings = { isDevelopment: true };
    world.breaks(world.cart('assets/Checkout.js'), GONE, 2);
    await world.show(CART);
  });

  it('counts as deployed again when its manifest has changed', async () => {
    rebuild();
    await world.visit(CHECKOUT);
    expect(world.reloads).toBe(1);
  });

  it('loads the new build with Try Again if nothing can be stored', async () => {
    world.hasStorage = false;
    rebuild();
    expect(await world.visit(CHECKOUT)).toBe('failed');
    expect(await world.retry(CHECKOUT)).toBe('ready');
    expect(world.released()).toBe('1 1.0.0 def');
  });

  it('counts as deployed again when the pointer names another manifest', async () => {
    const other = 'http://localhost:4002/mf-manifest.json';
    world.pointer[REMOTE] = { manifest: other };
    await world.visit(CHECKOUT);
    expect(world.reloads).toBe(1);
    expect([...world.stored.values()]).toEqual([other]);
  });

  it('does not count as deployed again when its manifest is unchanged', async () => {
    expect(await world.visit(CHECKOUT)).toBe('failed');
    expect(world.reloads).toBe(0);
  });

  it('is refused in a production host', async () => {
    const { pointer, settings } = world;
    world = new World();
    Object.assign(world, { pointer, settings });
    await world.visit(CART);
    expect(world.reason()).toContain('is not a SHA-384 hash');
  });
});

it('a rollout is replaced by the live release if it is broken', async () => {
  world.deploy();
  const { manifest = '', integrity = '', previous } = world.pointer[REMOTE] ?? {};
  world.pointer[REMOTE] = { ...previous, next: { manifest, integrity, share: 50 } };
  world.visitor.set('weft.draw', '1');
  world.exports.set(world.cart(ENTRY, 2), { Cart: new Error('broken') });
  expect(await world.visit(CART)).toBe('ready');
  expect(world.released()).toBe('1 1.0.0 abc');
  expect(world.healed()).toMatchObject({ page: CART, release: '2 1.0.0 abc' });
});

describe('a page that throws (17, 18)', () => {
  beforeEach(async () => {
    world.loader.visit(CART)();
    await settle();
  });

  it('is lost; the next visit renders it again, and Try Again loads it again', async () => {
    world.loader.visit(CART);
    world.loader.reportError(CART, new Error('broken page'));
    expect(world.stateOf(CART)).toBe('failed');
    expect(world.events.at(-1)).toMatchObject({
      type: 'threw',
      reason: 'broken page',
      stack: expect.stringContaining('createRemoteLoader.test'),
    });
    world.loader.visit(CART);
    expect(world.loader.stateOf(CART)).toMatchObject({ kind: 'ready', component: page });
    world.loader.reportError(CART, new Error('broken page'));
    // It may have been fixed meanwhile.
    expect(await world.retry(CART)).toBe('ready');
    expect(world.forgotten).toEqual([REMOTE]);
  });

  it('does not affect the other pages of its release', async () => {
    await world.show(CART);
    world.loader.reportError(CART, new Error('broken page'));
    expect(await world.visit(CHECKOUT)).toBe('ready');
    world.loader.prefetch(CHECKOUT);
    expect(world.forgotten).toEqual([]);
  });

  it('later, in a handler, stays, and is reported for the remote whose file is in the trace', () => {
    const log = world.events.length;
    const trace = `at onClick (${world.cart('assets/Cart.js')}:1:2)`;
    const error = Object.assign(new Error('broken'), { stack: trace });
    world.loader.reportUncaught(error);
    world.loader.reportUncaught('thrown', world.cart('assets/Cart.js'));
    world.loader.reportUncaught(new SyntaxError('unread'), world.cart('assets/Cart.js'));
    world.loader.reportUncaught(new Error('other'), 'https://a.example/a.js');
    expect(world.stateOf(CART)).toBe('ready');
    expect(world.events.slice(log)).toMatchObject(
      ['broken', 'thrown', 'unread'].map((reason) => ({ type: 'threw', remote: REMOTE, reason })),
    );
  });

  it('is loaded from the new release once the remote has been loaded again', async () => {
    world.loader.visit(CART);
    world.loader.reportError(CART, new Error('broken page'));
    const restore = world.breaks(world.cart('assets/Checkout.js'), GONE);
    expect(await world.visit(CHECKOUT)).toBe('failed');
    restore();
    expect(await world.retry(CHECKOUT)).toBe('ready');
    world.loader.visit(CART);
    // The component that threw is not rendered again.
    expect(world.stateOf(CART)).toBe('loading');
    await settle();
    expect(world.stateOf(CART)).toBe('ready');
  });

  it('that is shown before its remote is known changes nothing', async () => {
    world.loader.reportShown(ACCOUNT);
    expect(world.events.at(-1)).toMatchObject({ type: 'shown', release: null });
    world.loader.reportUncaught(new Error('other'), 'https://a.example/a.js');
    expect(await world.visit(ACCOUNT)).toBe('ready');
  });
});
