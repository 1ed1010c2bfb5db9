import { beforeEach, describe, expect, it } from '@jest/globals';
import { ACCOUNT, CART, CHECKOUT, page, settle, World } from './testing/World.ts';
import type { Answer } from './testing/answers.ts';
import { integrityOf } from './build/integrityOf.ts';

let world: World;

beforeEach(() => {
  world = new World();
});

const MANIFEST = 'mf-manifest.json';
const ENTRY = 'assets/remoteEntry.abc.js';
const HANGS: Answer = { hangs: true };

describe('a visited page', () => {
  it('is loading, then ready, and fires events', async () => {
    world.loader.visit(CART);
    expect(world.stateOf(CART)).toBe('loading');
    await settle();
    expect(world.loader.stateOf(CART)).toMatchObject({ kind: 'ready', component: page });
    world.loader.reportShown(CART);
    expect(world.eventLog()).toEqual([`started ${CART}`, `loaded ${CART}`, `shown ${CART}`]);
    expect(world.events.map(({ release }) => release)).toEqual([
      null,
      '1 1.0.0 abc',
      '1 1.0.0 abc',
    ]);
    expect(world.loader.releaseOf('mfe_cart_checkout')).toBe('1 1.0.0 abc');
    expect(world.loader.releaseOf('mfe_account_auth')).toBeNull();
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

  it('notifies its listeners of every change, until they unsubscribe', async () => {
    const states: string[] = [];
    const leave = world.loader.subscribe(CART, () => states.push(world.stateOf(CART)));
    world.loader.visit(CART);
    await settle();
    leave();
    world.loader.reportError(CART, new Error('broken'));
    expect(states).toEqual(['loading', 'ready']);
  });

  it('permits entries only from the origins in the pointer', async () => {
    world.publish('mfe_account_auth', 2, { Account: page });
    world.loader.start();
    await settle();
    expect([...world.origins]).toEqual([
      'https://mfe-cart-checkout.example',
      'https://mfe-account-auth.example',
    ]);
  });
});

describe('a definite failure is reported at once, and Try Again recovers the page', () => {
  const rows: readonly (readonly [row: string, url: () => string, answer: Answer])[] = [
    ['1 manifest 404', () => world.cart(MANIFEST), { status: 404 }],
    ['2 manifest 500', () => world.cart(MANIFEST), { status: 500 }],
    [
      '3 manifest {}',
      () => world.cart(MANIFEST),
      { status: 200, body: '{"format":2,"remotes":{}}' },
    ],
    ['4 manifest is HTML', () => world.cart(MANIFEST), { status: 200, body: '<!doctype html>' }],
    ['6, 22 manifest refused', () => world.cart(MANIFEST), { refuses: true }],
    ['7 entry 404', () => world.cart(ENTRY), { status: 404 }],
    ['13 page chunk 404', () => world.cart('assets/Cart.js'), { status: 404 }],
    ['15 styles 404', () => world.cart('assets/Cart.css'), { status: 404 }],
    ['21 no pointer', () => '/release.json', { status: 503 }],
    ['the pointer is not JSON', () => '/release.json', { status: 200, body: 'soon' }],
    [
      'the pointer names no remotes',
      () => '/release.json',
      { status: 200, body: '{"format":2,"remotes":{}}' },
    ],
    [
      'a line without a hash',
      () => '/release.json',
      {
        status: 200,
        body: '{"mfe_cart_checkout":{"manifest":"https://a.example/mf-manifest.json"}}',
      },
    ],
  ];

  it.each(rows)('%s', async (_row, url, answer) => {
    const restore = world.breaks(url(), answer);
    world.loader.visit(CART);
    await settle();
    expect(world.stateOf(CART)).toBe('failed');
    expect(world.clock.now()).toBe(0);
    expect(world.eventLog().at(-1)).toBe(`failed ${CART}`);
    expect(world.reason()).not.toBe('');

    const asked = world.requests.length;
    world.loader.prefetch(CART);
    world.loader.prefetch(CHECKOUT);
    await settle();
    if (url() !== world.cart('assets/Cart.css') && !url().includes('Cart.js')) {
      expect(world.requests.length).toBe(asked);
    }

    world.loader.retry(CART, 'shopper');
    await settle();
    expect(world.stateOf(CART)).toBe('failed');
    restore();
    world.loader.retry(CART, 'shopper');
    await settle();
    expect(world.stateOf(CART)).toBe('ready');
    expect(world.reloads).toBe(0);
  });

  it.each([
    ['9 the entry throws', new Error('broken entry')],
    ['14, 11 the page does not exist', undefined],
    ['19 the page is not a component', 42],
    ['19 the page is a text', 'text'],
    ['19 the page is null', null],
  ])('%s', async (_row, exported) => {
    world.exports.set(world.cart(ENTRY), { Cart: exported, Checkout: page });
    world.loader.visit(CART);
    await settle();
    expect(world.stateOf(CART)).toBe('failed');
    world.exports.set(world.cart(ENTRY), { Cart: page, Checkout: page });
    world.loader.retry(CART, 'shopper');
    await settle();
    expect(world.stateOf(CART)).toBe('ready');
    expect(world.forgotten).toContain('mfe_cart_checkout');
    const again = world.requests.filter((request) => request.endsWith(' reload'));
    expect(again).toEqual(
      [ENTRY, 'assets/Cart.js', 'assets/Cart.css'].map((file) => `${world.cart(file)} reload`),
    );
  });

  it('9, 11: an entry that is empty, or throws, and defines no container', async () => {
    const exports = world.exports.get(world.cart(ENTRY)) ?? {};
    world.exports.delete(world.cart(ENTRY));
    world.loader.visit(CART);
    await settle();
    expect(world.stateOf(CART)).toBe('failed');
    expect(world.reason()).toBe(`${world.cart(ENTRY)} does not define mfe_cart_checkout.`);
    world.exports.set(world.cart(ENTRY), exports);
    world.loader.retry(CART, 'shopper');
    await settle();
    expect(world.stateOf(CART)).toBe('ready');
    expect(world.requests).toContain(`${world.cart(ENTRY)} reload`);
  });

  it('accepts components wrapped by memo and observer', async () => {
    world.exports.set(world.cart(ENTRY), { Cart: { $$typeof: Symbol.for('react.memo') } });
    world.loader.visit(CART);
    await settle();
    expect(world.stateOf(CART)).toBe('ready');
  });

  it('14: a page that is not in the manifest', async () => {
    world.publish('mfe_cart_checkout', 1, { Checkout: page });
    delete world.pointer['mfe_cart_checkout']?.previous;
    world.loader.visit(CART);
    await settle();
    expect(world.reason()).toContain('does not have the page mfe_cart_checkout/Cart');
  });

  it('20, 27: an incompatible remote is refused before any of its code runs', async () => {
    world = new World();
    world.provide({ react: '18.0.0' });
    world.loader.visit(CART);
    await settle();
    expect(world.reason()).toContain('It needs react ^19.3.1, but the host provides 18.0.0.');
    expect(world.requests.filter((url) => url.endsWith('.js'))).toEqual([]);
  });

  it('24: a manifest that differs from the released one', async () => {
    const url = world.cart(MANIFEST);
    const { body = '' } = world.answers.get(url) as { body?: string };
    world.breaks(url, { status: 200, body: `${body} ` });
    world.loader.visit(CART);
    await settle();
    expect(world.reason()).toContain('its integrity differs');
  });

  it('24: a manifest that has no hash for a file of the page', async () => {
    const body = JSON.stringify({
      metaData: { remoteEntry: { name: ENTRY }, integrity: {} },
      exposes: [{ name: 'Cart', assets: { js: { sync: [] }, css: { sync: [] } } }],
      shared: [],
    });
    world = new World({ mayBeDevelopment: true });
    const integrity = integrityOf(body);
    world.answers.set(world.cart(MANIFEST), { status: 200, body });
    world.pointer['mfe_cart_checkout'] = { manifest: world.cart(MANIFEST), integrity };
    world.loader.visit(CART);
    await settle();
    expect(world.reason()).toContain(`has no hash for ${ENTRY}`);
  });

  it('reports the duration since loading began', async () => {
    await world.clock.advance(500);
    world.loader.visit(ACCOUNT);
    world.breaks(world.cart(MANIFEST), { refuses: true });
    world.loader.visit(CART);
    await settle();
    const ended = world.events.filter(({ type }) => type === 'loaded' || type === 'failed');
    expect(ended).toMatchObject([{ duration: 0 }, { duration: 0 }]);
    expect(ended).toHaveLength(2);
  });

  it('does not affect the other remotes (22)', async () => {
    world.breaks(world.cart(MANIFEST), { refuses: true });
    world.loader.visit(CART);
    world.loader.visit(ACCOUNT);
    await settle();
    expect(world.stateOf(CART)).toBe('failed');
    expect(world.stateOf(ACCOUNT)).toBe('ready');
  });

  it('is retried by another visit, and automatically once the browser is online (28, 29)', async () => {
    const restore = world.breaks(world.cart(MANIFEST), { refuses: true });
    const leave = world.loader.visit(CART);
    await settle();
    leave();
    world.loader.visit(CART);
    await settle();
    expect(world.stateOf(CART)).toBe('failed');
    restore();
    world.loader.retryFailed('online');
    await settle();
    expect(world.stateOf(CART)).toBe('ready');
    expect(world.eventLog()).toContain(`retried ${CART}`);
  });
});

describe('a single failure', () => {
  it.each([
    ['15: a style sheet', 'assets/Cart.css', 'style'],
    ['an entry', ENTRY, 'script'],
    ["a page's chunk", 'assets/Cart.js', 'script'],
  ])('%s is requested once more, past the cache', async (_what, file, cause) => {
    const url = world.cart(file);
    world.breaks(url, { status: 404 }, 1);
    world.loader.visit(CART);
    await settle();
    expect(world.stateOf(CART)).toBe('ready');
    expect(world.requests).toContain(`${url} reload`);
    expect(world.events.find(({ type }) => type === 'retried')).toMatchObject({ cause });
  });

  it.each([
    ['the pointer', () => '/release.json'],
    ['a manifest', () => world.cart(MANIFEST)],
  ])('%s is requested again at once after its connection broke', async (_what, url) => {
    world.breaks(url(), { refuses: true }, 1);
    world.loader.visit(CART);
    await settle();
    expect(world.stateOf(CART)).toBe('ready');
    expect(world.requests.filter((request) => request === url())).toHaveLength(2);
  });

  it('a manifest that the server does not have is definite: it is requested once', async () => {
    const url = world.cart(MANIFEST);
    world.breaks(url, { status: 404 });
    world.loader.visit(CART);
    await settle();
    expect(world.stateOf(CART)).toBe('failed');
    expect(world.requests.filter((request) => request === url)).toHaveLength(1);
  });

  it('a manifest whose connection broke in the middle is read again from the beginning', async () => {
    world.breaks(world.cart(MANIFEST), { body: '{', pauses: [5], breaksOff: true }, 1);
    world.loader.visit(CART);
    await world.clock.advance(5);
    expect(world.stateOf(CART)).toBe('ready');
  });
});

describe('a remote that hangs (5, 12)', () => {
  it.each([
    ['the pointer', '/release.json'],
    ['its manifest', MANIFEST],
    ['its entry', ENTRY],
    ["the page's chunk", 'assets/Cart.js'],
    ["the page's styles", 'assets/Cart.css'],
  ])(
    '%s: still loading after 3 s, lost after 20 s, and Try Again recovers',
    async (_what, file) => {
      const url = file.startsWith('/') ? file : world.cart(file);
      const restore = world.breaks(url, HANGS);
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
      if (file.startsWith('/')) world.answers.delete(url);
      else restore();
      world.loader.retry(CART, 'shopper');
      await settle();
      expect(world.stateOf(CART)).toBe('ready');
    },
  );

  it.each([[MANIFEST], [ENTRY], ['assets/Cart.js'], ['assets/Cart.css']])(
    'restarts %s at Try Again; complete files are kept',
    async (file) => {
      const restore = world.breaks(world.cart(file), HANGS);
      world.loader.visit(CART);
      await world.clock.advance(4_000);
      restore();
      const before = world.requests.length;
      world.loader.retry(CART, 'shopper');
      await settle();
      expect(world.stateOf(CART)).toBe('ready');
      const again = world.requests.slice(before).map((request) => request.replace(' reload', ''));
      expect(again).toContain(world.cart(file));
      expect(again).not.toContain('/release.json');
      if (file !== MANIFEST) expect(new Set(again)).toEqual(new Set([world.cart(file)]));
      await world.clock.advance(60_000);
      expect(world.stateOf(CART)).toBe('ready');
    },
  );

  it('in its code is lost too, and runs again after Try Again', async () => {
    world.exports.set(world.cart(ENTRY), { Cart: 'hangs' });
    world.loader.visit(CART);
    await world.clock.advance(20_000);
    expect(world.stateOf(CART)).toBe('failed');
    world.exports.set(world.cart(ENTRY), { Cart: page });
    world.loader.retry(CART, 'shopper');
    await settle();
    expect(world.stateOf(CART)).toBe('ready');
  });

  it('is not checked for another release', async () => {
    world.loader.visit(CART);
    await settle();
    world.loader.reportShown(CART);
    world.breaks(world.cart('assets/Checkout.js'), HANGS);
    world.loader.visit(CHECKOUT);
    await world.clock.advance(20_000);
    expect(world.stateOf(CHECKOUT)).toBe('failed');
    expect(world.requests.filter((url) => url === '/release.json')).toHaveLength(1);
  });
});

describe('a slow connection (30)', () => {
  it.each([
    ['the manifest', MANIFEST],
    ['the entry', ENTRY],
    ["the page's chunk", 'assets/Cart.js'],
  ])('is never cut off while %s arrives, however long that takes', async (_what, file) => {
    const { body = '' } = world.answers.get(world.cart(file)) as { body?: string };
    world.breaks(world.cart(file), { body, pauses: Array<number>(10).fill(15_000) });
    world.loader.visit(CART);
    await world.clock.advance(149_000);
    expect(world.stateOf(CART)).toBe('slow');
    await world.clock.advance(30_000);
    expect(world.stateOf(CART)).toBe('ready');
    expect(world.eventLog().filter((log) => log.startsWith('failed'))).toEqual([]);
  });

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
  it('has no consequences if it fails', async () => {
    const restore = world.breaks(world.cart(ENTRY), { status: 404 });
    world.loader.prefetch(CART);
    await settle();
    expect(world.stateOf(CART)).toBe('idle');
    expect(world.eventLog()).toEqual([`started ${CART}`, `retried ${CART}`, `failed ${CART}`]);
    restore();
    world.loader.visit(CART);
    await settle();
    expect(world.stateOf(CART)).toBe('ready');
  });

  it('has no consequences after a failure if another release is deployed before the visit', async () => {
    world.breaks(world.cart('assets/Cart.js'), { status: 404 });
    world.breaks(world.folder('mfe_account_auth', 1) + MANIFEST, { status: 404 });
    world.loader.prefetch(CART);
    world.loader.visit(ACCOUNT);
    await settle();
    world.publish('mfe_cart_checkout', 2, { Cart: page, Checkout: page });
    world.loader.retry(ACCOUNT, 'shopper');
    world.loader.visit(CART);
    await settle();
    expect(world.loader.releaseOf('mfe_cart_checkout')).toBe('2 1.0.0 abc');
    expect(world.forgotten).toContain('mfe_cart_checkout');
  });

  it('does not disturb a pending retry: one container, no additional failure', async () => {
    const restore = world.breaks(world.cart(ENTRY), { status: 404 });
    world.loader.visit(CART);
    await settle();
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
    world.loader.retry(CART, 'shopper');
    await settle();
    expect(world.stateOf(CART)).toBe('ready');
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
    world.publish('mfe_cart_checkout', 2, { Cart: page, Checkout: page });
  });

  const healed = (): unknown => world.events.find(({ type }) => type === 'healed');

  it.each([
    ['its manifest is gone', MANIFEST, { status: 404 }],
    ['its entry is gone', ENTRY, { status: 404 }],
    ["the page's chunk is gone", 'assets/Cart.js', { status: 500 }],
  ] as const)('switches to the previous release in place when %s', async (_what, file, answer) => {
    world.breaks(world.cart(file, 2), answer);
    world.loader.visit(CART);
    await settle();
    expect(world.stateOf(CART)).toBe('ready');
    expect(world.loader.releaseOf('mfe_cart_checkout')).toBe('1 1.0.0 abc');
    expect(healed()).toMatchObject({ page: CART, remote: 'mfe_cart_checkout' });
    expect(world.reloads).toBe(0);
  });

  it('reports which release failed, and why', async () => {
    world.exports.set(world.cart(ENTRY, 2), { Cart: new Error('broken entry') });
    world.loader.visit(CART);
    await settle();
    expect(healed()).toMatchObject({ release: '2 1.0.0 abc', reason: 'broken entry' });
    expect(world.eventLog()).toEqual([`started ${CART}`, `healed ${CART}`, `loaded ${CART}`]);
  });

  it('when the page throws during its first render', async () => {
    world.loader.visit(CART);
    await settle();
    world.loader.reportError(CART, new Error('broken page'));
    expect(world.stateOf(CART)).toBe('loading');
    await settle();
    expect(world.stateOf(CART)).toBe('ready');
    expect(world.loader.releaseOf('mfe_cart_checkout')).toBe('1 1.0.0 abc');
    expect(healed()).toMatchObject({ release: '2 1.0.0 abc', reason: 'broken page' });
  });

  it('when a listener renders the page at once and reports its error: the events keep their order', async () => {
    world.loader.subscribe(CART, () => {
      const isFirst = world.loader.releaseOf('mfe_cart_checkout') === '2 1.0.0 abc';
      if (isFirst && world.stateOf(CART) === 'ready') {
        world.loader.reportError(CART, new Error('broken page'));
      }
    });
    world.loader.visit(CART);
    await settle();
    expect(world.stateOf(CART)).toBe('ready');
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
    const leave = world.loader.subscribe(CART, () => {
      leave();
      world.loader.reportError(CART, new Error('late'));
    });
    world.loader.visit(CART);
    await settle();
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

  it('is over at 20 s when both hang', async () => {
    world.breaks(world.cart(MANIFEST, 2), HANGS);
    world.breaks(world.cart(MANIFEST, 1), HANGS);
    world.loader.visit(CART);
    await world.clock.advance(20_000);
    expect(world.stateOf(CART)).toBe('failed');
  });

  it('shows "Connection Lost" only when both fail, and Try Again begins with the live release', async () => {
    const restore = world.breaks(world.cart(MANIFEST, 2), { status: 404 });
    world.breaks(world.cart(ENTRY, 1), { status: 404 });
    world.loader.visit(CART);
    await settle();
    expect(world.stateOf(CART)).toBe('failed');
    restore();
    world.loader.retry(CART, 'shopper');
    await settle();
    expect(world.loader.releaseOf('mfe_cart_checkout')).toBe('2 1.0.0 abc');
  });

  it('never after a page of the release was shown: a running release stays', async () => {
    world.loader.visit(CART);
    await settle();
    world.loader.reportShown(CART);
    world.loader.visit(CHECKOUT);
    await settle();
    world.loader.reportError(CHECKOUT, new Error('broken page'));
    await settle();
    expect(world.stateOf(CHECKOUT)).toBe('failed');
    expect(world.stateOf(CART)).toBe('ready');
    expect(world.loader.releaseOf('mfe_cart_checkout')).toBe('2 1.0.0 abc');
  });

  it('never ahead of a visit', async () => {
    world.breaks(world.cart(ENTRY, 2), { status: 404 });
    world.loader.prefetch(CART);
    await settle();
    expect(world.stateOf(CART)).toBe('idle');
    expect(healed()).toBeUndefined();
  });

  it('never with an incompatible release', async () => {
    world = new World();
    const shared = [{ name: 'shared-state', requiredVersion: '^0.9.0' }];
    world.publish('mfe_cart_checkout', 2, { Cart: page }, { shared });
    world.publish('mfe_cart_checkout', 3, { Cart: page });
    world.breaks(world.cart(ENTRY, 3), { status: 404 });
    world.loader.visit(CART);
    await settle();
    expect(world.stateOf(CART)).toBe('failed');
    expect(world.requests.filter((url) => url.includes('/2/assets/'))).toEqual([]);
  });

  it('applies to all pages of the remote, for the rest of the visit', async () => {
    world.breaks(world.cart(ENTRY, 2), { status: 404 });
    world.loader.visit(CART);
    world.loader.prefetch(CHECKOUT);
    await settle();
    expect(world.stateOf(CART)).toBe('ready');
    expect(world.stateOf(CHECKOUT)).toBe('ready');
    expect(world.events.filter(({ type }) => type === 'healed')).toHaveLength(1);
    world.loader.reportShown(CART);
    world.loader.prefetch(CHECKOUT);
    await settle();
    expect(world.requests.filter((url) => url.endsWith(MANIFEST))).toHaveLength(2);
  });
});

describe('a tab with an outdated release (25, 26)', () => {
  beforeEach(async () => {
    world.loader.visit(CART);
    await settle();
    world.loader.reportShown(CART);
    world.publish('mfe_cart_checkout', 2, { Cart: page, Checkout: page });
    world.breaks(world.cart('assets/Checkout.js'), { status: 404 });
    world.breaks(world.cart(MANIFEST), { status: 404 });
  });

  it('loads the document again, once for the release', async () => {
    world.loader.visit(CHECKOUT);
    await settle();
    expect(world.reloads).toBe(1);
    expect(world.eventLog().at(-1)).toBe(`reloading ${CHECKOUT}`);
    expect(world.stateOf(CHECKOUT)).toBe('loading');
  });

  it('is not reloaded twice for one release', async () => {
    world.stored.set(
      'weft.reloaded.mfe_cart_checkout',
      world.pointer['mfe_cart_checkout']?.integrity ?? '',
    );
    world.loader.visit(CHECKOUT);
    await settle();
    expect(world.reloads).toBe(0);
    expect(world.stateOf(CHECKOUT)).toBe('failed');
  });

  it('without storage loads the new release with Try Again', async () => {
    world.hasStorage = false;
    world.loader.visit(CHECKOUT);
    await settle();
    expect(world.stateOf(CHECKOUT)).toBe('failed');
    expect(world.reloads).toBe(0);
    world.loader.retry(CHECKOUT, 'shopper');
    await settle();
    expect(world.stateOf(CHECKOUT)).toBe('ready');
    expect(world.loader.releaseOf('mfe_cart_checkout')).toBe('2 1.0.0 abc');
    expect(world.stateOf(CART)).toBe('idle');
  });

  it('keeps the running release as long as it works', async () => {
    world.answers.set(world.cart('assets/Checkout.js'), { status: 200 });
    world.loader.visit(CHECKOUT);
    await settle();
    expect(world.stateOf(CHECKOUT)).toBe('ready');
    expect(world.loader.releaseOf('mfe_cart_checkout')).toBe('1 1.0.0 abc');
  });

  it('loses the page when the pointer cannot be read', async () => {
    world.answers.set('/release.json', { status: 500 });
    world.loader.visit(CHECKOUT);
    await settle();
    expect(world.reloads).toBe(0);
    expect(world.stateOf(CHECKOUT)).toBe('failed');
  });

  it('loses the page when the files are gone and nothing was deployed', async () => {
    const { previous = {} } = world.pointer['mfe_cart_checkout'] ?? {};
    world.pointer['mfe_cart_checkout'] = previous;
    world.loader.visit(CHECKOUT);
    await settle();
    expect(world.reloads).toBe(0);
    expect(world.stateOf(CHECKOUT)).toBe('failed');
  });
});

describe('a remote on a development server', () => {
  let base: string;
  let manifestUrl: string;

  const manifest = (hash: string): string =>
    JSON.stringify({
      id: 'mfe_cart_checkout',
      name: 'mfe_cart_checkout',
      metaData: {
        buildInfo: { buildVersion: '1.0.0', buildName: 'mfe-cart-checkout' },
        publicPath: 'auto',
        remoteEntry: { name: `remoteEntry.${hash}.js` },
      },
      exposes: ['Cart', 'Checkout'].map((name) => ({
        name,
        assets: { js: { sync: [`${name}.js`], async: [] }, css: { sync: [], async: [] } },
      })),
      remotes: [],
      shared: [],
    });

  beforeEach(async () => {
    world = new World({ mayBeDevelopment: true });
    base = `http://localhost:3002/${world.id}/`;
    manifestUrl = `${base}mf-manifest.json`;
    world.pointer = { mfe_cart_checkout: { manifest: manifestUrl } };
    world.settings = { isDevelopment: true };
    world.answers.set(manifestUrl, { status: 200, body: manifest('abc') });
    for (const file of ['remoteEntry.abc.js', 'Cart.js']) {
      world.answers.set(`${base}${file}`, { status: 200 });
    }
    world.exports.set(`${base}remoteEntry.abc.js`, { Cart: page, Checkout: page });
    world.loader.visit(CART);
    await settle();
    world.loader.reportShown(CART);
  });

  it('needs no hash', () => {
    expect(world.stateOf(CART)).toBe('ready');
  });

  it('counts as deployed again when its manifest has changed', async () => {
    world.answers.set(manifestUrl, { status: 200, body: manifest('def') });
    world.loader.visit(CHECKOUT);
    await settle();
    expect(world.reloads).toBe(1);
  });

  it('loads the new build with Try Again if nothing can be stored', async () => {
    world.hasStorage = false;
    world.answers.set(manifestUrl, { status: 200, body: manifest('def') });
    world.loader.visit(CHECKOUT);
    await settle();
    expect(world.stateOf(CHECKOUT)).toBe('failed');
    world.answers.set(`${base}remoteEntry.def.js`, { status: 200 });
    world.answers.set(`${base}Checkout.js`, { status: 200 });
    world.exports.set(`${base}remoteEntry.def.js`, { Checkout: page });
    world.loader.retry(CHECKOUT, 'shopper');
    await settle();
    expect(world.stateOf(CHECKOUT)).toBe('ready');
  });

  it('counts as deployed again when the pointer names another manifest', async () => {
    const other = 'http://localhost:4002/mf-manifest.json';
    world.pointer['mfe_cart_checkout'] = { manifest: other };
    world.loader.visit(CHECKOUT);
    await settle();
    expect(world.reloads).toBe(1);
    expect([...world.stored.values()]).toEqual([other]);
  });

  it('does not count as deployed again when its manifest is unchanged', async () => {
    world.loader.visit(CHECKOUT);
    await settle();
    expect(world.reloads).toBe(0);
    expect(world.stateOf(CHECKOUT)).toBe('failed');
  });

  it('is refused in a production host', async () => {
    const { pointer, settings } = world;
    world = new World();
    Object.assign(world, { pointer, settings });
    world.loader.visit(CART);
    await settle();
    expect(world.reason()).toContain('is not a SHA-384 hash');
  });
});

describe('a release for a share of visitors', () => {
  beforeEach(() => {
    world.publish('mfe_cart_checkout', 2, { Cart: page, Checkout: page });
    const { manifest = '', integrity = '', previous } = world.pointer['mfe_cart_checkout'] ?? {};
    world.pointer['mfe_cart_checkout'] = {
      ...previous,
      next: { manifest, integrity, share: 50 },
    };
  });

  it.each([
    ['49.9', '2 1.0.0 abc'],
    ['50', '1 1.0.0 abc'],
  ])('gives a visitor with the number %s release %s', async (draw, release) => {
    world.visitor.set('weft.draw', draw);
    expect(await releaseOnVisit()).toBe(release);
  });

  async function releaseOnVisit(): Promise<string | null> {
    world.loader.visit(CART);
    await settle();
    return world.loader.releaseOf('mfe_cart_checkout');
  }

  it('draws a number only if there is such a release', async () => {
    world.pointer['mfe_cart_checkout'] = { ...world.pointer['mfe_cart_checkout']?.next };
    await releaseOnVisit();
    expect([...world.visitor]).toEqual([]);
  });

  it('is replaced by the live release if it is broken', async () => {
    world.visitor.set('weft.draw', '1');
    world.breaks(world.cart(MANIFEST, 2), { status: 503 });
    world.loader.visit(CART);
    await settle();
    expect(world.stateOf(CART)).toBe('ready');
    expect(world.loader.releaseOf('mfe_cart_checkout')).toBe('1 1.0.0 abc');
    expect(world.eventLog()).toContain(`healed ${CART}`);
  });
});

describe('a page that throws (17, 18)', () => {
  beforeEach(async () => {
    world.loader.visit(CART)();
    await settle();
  });

  it('is lost, and rendered again at the next visit', () => {
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
  });

  it('is loaded again by Try Again: it may have been fixed meanwhile', async () => {
    world.loader.visit(CART);
    world.loader.reportError(CART, new Error('broken page'));
    world.loader.retry(CART, 'shopper');
    await settle();
    expect(world.stateOf(CART)).toBe('ready');
    expect(world.forgotten).toEqual(['mfe_cart_checkout']);
  });

  it('later, in a handler, stays, and is reported for the remote whose file is in the trace', () => {
    const log = world.events.length;
    world.loader.reportUncaught(
      `at onClick (${world.cart('assets/Cart.js')}:1:2)`,
      new Error('broken'),
    );
    world.loader.reportUncaught(
      'at onClick (https://elsewhere.example/a.js:1:2)',
      new Error('other'),
    );
    expect(world.stateOf(CART)).toBe('ready');
    expect(world.events.slice(log)).toMatchObject([
      { type: 'threw', remote: 'mfe_cart_checkout', reason: 'broken' },
    ]);
  });

  it('is loaded from the new release once the remote has been loaded again', async () => {
    world.loader.visit(CART);
    world.loader.reportError(CART, new Error('broken page'));
    const restore = world.breaks(world.cart('assets/Checkout.js'), { status: 404 });
    world.loader.visit(CHECKOUT);
    await settle();
    expect(world.stateOf(CHECKOUT)).toBe('failed');
    restore();
    world.loader.retry(CHECKOUT, 'shopper');
    await settle();
    expect(world.stateOf(CHECKOUT)).toBe('ready');
    world.loader.visit(CART);
    // The component that threw is not rendered again.
    expect(world.stateOf(CART)).toBe('loading');
    await settle();
    expect(world.stateOf(CART)).toBe('ready');
  });

  it('that is shown before its remote is known changes nothing', async () => {
    world.loader.reportShown(ACCOUNT);
    expect(world.events.at(-1)).toMatchObject({ type: 'shown', release: null });
    world.loader.visit(ACCOUNT);
    await settle();
    expect(world.stateOf(ACCOUNT)).toBe('ready');
  });
});
