import { ADDRESSES, PRODUCT } from '../e2e/addresses';
import { anyProduct, lastSection, otherProduct } from '../e2e/catalogue';
import type { Shopper } from './Shopper';
import type { TestShop } from './site';
import { expect, test } from './test';

const RESTORED = { isRestored: true, reasons: 'null' };

test('two windows that add to the cart at the same time lose nothing', async ({
  shopper,
  openWindow,
}) => {
  const other = await openWindow();
  await shopper.goto(anyProduct.path);
  await other.goto(otherProduct.path);
  // Returns at once, because WebKit's driver runs only one task at a time.
  const add = (at: number): void => {
    const button = [...document.querySelectorAll<HTMLElement>('main button')].find(
      ({ textContent }) => textContent === 'Add to Cart',
    );
    const addFive = (): void => {
      for (let times = 0; times < 5; times += 1) button?.click();
    };
    setTimeout(addFive, at - Date.now());
  };
  const at = Date.now() + 1000;
  await shopper.window.evaluate(add, at);
  await other.window.evaluate(add, at);
  await shopper.see('link', 'Cart, 10 items');
  await other.see('link', 'Cart, 10 items');
});

test('every route comes back from the back-forward cache', async ({ openWindow, site, engine }) => {
  // Chromium keeps no page with the status 404. An alias has the page of its canonical address.
  const all = [...ADDRESSES, PRODUCT].filter(({ search }) => /indexed|hidden/.test(search));
  const paths = engine === 'chromium' ? all.map(({ path }) => path) : ['/', PRODUCT.path];
  let visitor: Shopper | undefined;
  for (const path of paths) {
    // Open windows take processor time. But after a restored page, Firefox's driver cannot open another one, and WebKit's sometimes
    // does not.
    if (!visitor || engine !== 'chromium') visitor = await openWindow();
    await visitor.goto(path);
    await leave(visitor, site);
    expect.soft(await goBack(visitor), path).toEqual(RESTORED);
  }
});

test('a restored page shows the current cart, wishlist and session', async ({
  shopper,
  openWindow,
  site,
}) => {
  const [other, later] = [await openWindow(), await openWindow()];
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
});

test('a page that is left right after a change holds no lock in the back-forward cache', async ({
  shopper,
  openWindow,
  site,
}) => {
  const other = await openWindow();
  await other.goto(otherProduct.path);
  await shopper.goto(anyProduct.path);
  await untilComplete(shopper, site);
  // An addition to the cart would request the files of the mini cart.
  await shopper.click('button', 'Add to wishlist', 'main');
  await shopper.see('link', 'Wishlist, 1 item');
  await leaveAtOnce(shopper);
  const locks = (): Promise<string[]> =>
    other.window.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query();
      return [...held, ...pending].map(({ name = '' }) => name);
    });
  // Later a note of a change would expire: after five seconds.
  await expect.poll(locks, { timeout: 4_000 }).toEqual([]);
  expect(await goBack(shopper)).toEqual(RESTORED);
  await shopper.see('link', 'Wishlist, 1 item');
  await other.click('button', 'Add to wishlist', 'main');
  await shopper.see('link', 'Wishlist, 2 items');
});

test('a page that was left during a change is restored and goes on, or is loaded anew', async ({
  shopper,
  site,
}) => {
  await shopper.goto('/');
  // Runs the interval of the countdown once more at the last moment.
  await shopper.window.evaluate(() => {
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
  const tick = async (): Promise<void> => {
    const shown = await countdown();
    await expect.poll(countdown).not.toBe(shown);
  };
  await tick();
  await leave(shopper, site);
  await goBack(shopper);
  // A second time, because the first new text may be of the moment at which the page was left.
  await tick();
  await tick();
});

/** Opens a page without scripts once no request is pending. */
async function leave(shopper: Shopper, site: TestShop): Promise<void> {
  await untilComplete(shopper, site);
  await leaveAtOnce(shopper);
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
    const isIdle = site.requests.every(({ response }) => response.closed);
    before = isIdle ? await shopper.window.evaluate(countFiles) : 0;
    return before > 0 && before === previous;
  };
  await expect.poll(isComplete, { intervals: [100] }).toBe(true);
}

async function leaveAtOnce(shopper: Shopper): Promise<void> {
  await shopper.window.evaluate(() => void Object.assign(window, { isRestored: true }));
  await shopper.goto('/robots.txt');
  // WebKit's driver may end that call early, when a page before it was restored.
  await expect.poll(() => shopper.path()).toBe('/robots.txt');
}

/** Goes back. Returns whether the page was restored from the cache, and the reasons if it was not. */
async function goBack(shopper: Shopper): Promise<object> {
  const before = shopper.site.shown();
  // Once this call has ended.
  await shopper.window.evaluate(() => void setTimeout(() => history.back()));
  await expect.poll(shopper.site.shown).toBeGreaterThan(before);
  const readRestored = (): object => {
    const [entry] = performance.getEntriesByType('navigation');
    const { notRestoredReasons = null } = entry as { notRestoredReasons?: object | null };
    // As text, because drivers do not report the getters of its prototype.
    return { isRestored: 'isRestored' in window, reasons: JSON.stringify(notRestoredReasons) };
  };
  let restored = {};
  // Chromium's driver may still report that the page before it has gone.
  await expect(async () => {
    restored = await shopper.window.evaluate(readRestored);
  }).toPass();
  return restored;
}
