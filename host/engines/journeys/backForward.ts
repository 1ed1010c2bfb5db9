import { ADDRESSES, PRODUCT } from '../../e2e/addresses';
import { anyProduct, lastSection, otherProduct } from '../../e2e/catalogue';
import type { Shopper } from '../Shopper';
import { expect, test, type TestShop } from '../test';

/** Tests that Chromium runs here too; Playwright runs most others in it (playwright.config.mjs). */
const OF_CACHE = { tag: '@cache' };

/** A page must release its locks this soon after it is left. Otherwise a note of a change would expire after five seconds. */
const RELEASED = { timeout: 4_000 };

const RESTORED = { isRestored: true, notRestoredReasons: null };

test(
  'every route comes back from the back-forward cache',
  OF_CACHE,
  async ({ shopper, openWindow, site, engine }) => {
    // Chromium keeps no page with the status 404. An alias has the page of its canonical address.
    const all = [...ADDRESSES, PRODUCT].filter(({ search }) => /indexed|hidden/.test(search));
    const paths = engine === 'chromium' ? all.map(({ path }) => path) : ['/', PRODUCT.path];
    for (const path of paths) {
      // Firefox's driver does not report a restored page to its client. Afterwards the window can be used only for that page.
      const visitor = engine === 'firefox' ? await openWindow() : shopper;
      await visitor.goto(path);
      await leave(visitor, site);
      expect.soft(await goBack(visitor), path).toEqual(RESTORED);
    }
  },
);

test(
  'a restored page shows the current cart, wishlist and session',
  OF_CACHE,
  async ({ openWindow, site }) => {
    const [shopper, other, later] = [await openWindow(), await openWindow(), await openWindow()];
    await other.goto(lastSection.path);
    await shopper.goto('/account');
    await shopper.see('link', 'Sign in', 'main');
    await leave(shopper, site);
    // Navigates by links, because WebKit caches few documents.
    await other.click('button', 'Add to Cart', 'article');
    await other.click('button', 'Add to wishlist', 'article');
    await other.click('link', 'Wishlist, 1 item');
    await other.signIn();
    await expect.poll(() => other.path()).toBe('/wishlist');
    expect(await goBack(shopper)).toEqual(RESTORED);
    await shopper.see('link', 'Cart, 1 item');
    await shopper.see('link', 'Wishlist, 1 item');
    await shopper.see('button', 'Sign Out', 'main');

    await later.goto('/account');
    await later.see('button', 'Sign Out', 'main');
    await leave(later, site);
    await shopper.click('button', 'Sign Out', 'main');
    await expect.poll(() => shopper.path()).toBe('/login');
    expect(await goBack(later)).toEqual(RESTORED);
    await later.see('link', 'Sign in', 'main');
  },
);

test(
  'a page that is left right after a change holds no lock in the back-forward cache',
  OF_CACHE,
  async ({ openWindow, site }) => {
    const [shopper, other] = [await openWindow(), await openWindow()];
    await other.goto(otherProduct.path);
    await shopper.goto(anyProduct.path);
    await untilComplete(shopper, site);
    // An addition to the cart would request the files of the mini cart.
    await shopper.click('button', 'Add to wishlist', 'main');
    await shopper.see('link', 'Wishlist, 1 item');
    await leaveAtOnce(shopper, site);
    const locks = (): Promise<string[]> =>
      other.window.run(async () => {
        const { held = [], pending = [] } = await navigator.locks.query();
        return [...held, ...pending].map(({ name = '' }) => name);
      });
    await expect.poll(locks, RELEASED).toEqual([]);
    expect(await goBack(shopper)).toEqual(RESTORED);
    await shopper.see('link', 'Wishlist, 1 item');
    await other.click('button', 'Add to wishlist', 'main');
    await shopper.see('link', 'Wishlist, 2 items');
  },
);

test(
  'a page that was left during a change is restored and goes on, or is loaded anew',
  OF_CACHE,
  async ({ openWindow, site }) => {
    const shopper = await openWindow();
    await shopper.goto('/');
    // Runs the interval of the countdown once more at the last moment.
    await shopper.window.run(() => {
      const { setInterval } = window;
      Object.assign(window, {
        setInterval: (tick: () => void, ms: number) => {
          window.addEventListener('pagehide', tick);
          return setInterval(tick, ms);
        },
      });
      history.pushState(null, '', '/coming-soon');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    const countdown = (): Promise<string> => shopper.text('[role=timer]');
    const first = await countdown();
    await expect.poll(countdown).not.toBe(first);
    await leave(shopper, site);
    await goBack(shopper);
    // A second time, because the first new text may be of the moment at which the page was left.
    for (let changes = 0; changes < 2; changes += 1) {
      const shown = await countdown();
      await expect.poll(countdown).not.toBe(shown);
    }
  },
);

/** Opens a page without scripts once no request is pending. */
async function leave(shopper: Shopper, site: TestShop): Promise<void> {
  await untilComplete(shopper, site);
  await leaveAtOnce(shopper, site);
}

/** Waits until no request is pending, because Firefox does not cache a page with pending requests. */
async function untilComplete(shopper: Shopper, site: TestShop): Promise<void> {
  const countFiles = (): number => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    // The files that the host loads last (LateOffline.tsx).
    const last = [/\/offline\.\w+\.js$/, /\/offline\.\w+\.css$/];
    return last.every((file) => names.some((name) => file.test(name))) ? names.length : 0;
  };
  let before = 0;
  // Twice, because an answer may still be on its way.
  const isComplete = async (): Promise<boolean> => {
    const previous = before;
    before = site.isIdle() ? await shopper.window.run(countFiles) : 0;
    return before > 0 && before === previous;
  };
  await expect.poll(isComplete, { intervals: [100] }).toBe(true);
}

async function leaveAtOnce(shopper: Shopper, { origin }: TestShop): Promise<void> {
  await shopper.window.run(() => void Object.assign(window, { isRestored: true }));
  await shopper.window.load(`${origin}/robots.txt`);
}

/** Goes back. Returns whether the page was restored from the cache, and the reasons if it was not. */
async function goBack(shopper: Shopper): Promise<object> {
  await shopper.back();
  // Meanwhile Chromium's driver may report that the page has gone.
  await expect(async () => expect(await shopper.path()).not.toBe('/robots.txt')).toPass({
    timeout: 60_000,
  });
  return shopper.window.run(() => {
    const [entry] = performance.getEntriesByType('navigation');
    const { notRestoredReasons = null } = entry as { notRestoredReasons?: object | null };
    // Drivers do not report the getters of its prototype.
    const reasons = JSON.parse(JSON.stringify(notRestoredReasons)) as object | null;
    return { isRestored: 'isRestored' in window, notRestoredReasons: reasons };
  });
}
