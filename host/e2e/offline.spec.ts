import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { appByFolder, appFolder, distFolder, remotes } from 'tooling/apps';
import { axeFindings } from 'tooling/axe';
import { content, hang, heldUntil, redeployed, renamed, rewritten, status } from 'tooling/faults';
import type { FaultServer } from 'tooling/serve-faults';
import { integrityOf } from 'remote-loader/build';
import { MANIFEST, type PointerEntry, type ReleasePointer } from 'remote-loader/formats';
import {
  anyProduct,
  firstSection,
  lastSection,
  listings,
  otherProduct,
  otherSection,
} from './catalogue';
import { expect, goto, reload, type Shop, test } from './shop';
import { buy, newGate, signIn } from './steps';

// The shop without a network, after one visit. Other specs run without the service worker (playwright.config.mjs).

test.use({ serviceWorkers: 'allow', loadsAhead: true });

const PRODUCT = anyProduct.path;
const TITLE = anyProduct.title;

/** The browser's messages for requests without a network. */
const OFFLINE = [/net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/, /status of 503/];

test('after one visit the shop works without a network, to the end of a purchase', async ({
  page,
  context,
  expectedProblems,
}) => {
  // axe sets inline styles.
  expectedProblems.push(...OFFLINE, /Applying inline style violates/);
  await goto(page, firstSection.path);
  await page.getByRole('article', { name: TITLE }).getByRole('link', { name: TITLE }).click();
  await expectHeading(page, TITLE);
  await untilKept(page, ['/', otherSection.path, lastSection.path, PRODUCT, '/offline']);
  await untilKept(page, ['/cart', '/login', '/checkout', '/wishlist', '/account']);
  await context.setOffline(true);

  await test.step('the landing page, listings and a visited product open', async () => {
    for (const path of ['/', otherSection.path, lastSection.path, PRODUCT]) {
      await goto(page, path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('[data-dehydrated]')).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
    const picture = page.getByRole('main').getByRole('img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .not.toBe(0);
  });

  await test.step('search finds products', async () => {
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('combobox', { name: 'Search products' }).fill(otherProduct.title);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(otherSection.path);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  await test.step('an unvisited address shows the offline page, with links to stored pages', async () => {
    await page.evaluate(() => localStorage.setItem('weft.preferences', '{"theme":"dark"}'));
    await goto(page, otherProduct.path);
    await expectHeading(page, 'You are offline');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('#icon-wifi-off'), 'the sprite').toBeAttached();
    await expect(page.getByRole('link', { name: otherSection.name, exact: true })).toHaveAttribute(
      'href',
      otherSection.path,
    );
    await expect(page.getByRole('link', { name: 'Wishlist' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    // A network without a connection to the shop.
    const isUnreachable = page.waitForEvent(
      'requestfailed',
      (request) => request.method() === 'HEAD',
    );
    await page.evaluate(() => {
      Object.assign(window, { isSame: true });
      dispatchEvent(new Event('online'));
    });
    await isUnreachable;
    expect(await page.evaluate(() => 'isSame' in window), 'nothing was reloaded').toBe(true);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.waitForFunction(() => !('isSame' in window));
    await page.getByRole('link', { name: TITLE }).click();
    await expectHeading(page, TITLE);
  });

  await test.step('cart, sign-in and checkout work to the end', async () => {
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await page.getByRole('button', { name: 'Add to wishlist' }).first().click();
    await goto(page, '/cart');
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
    await signIn(page);
    await buy(page);
    await page.getByRole('button', { name: 'Stay on this page' }).click();
    await goto(page, '/wishlist');
    await expect(page.getByRole('article', { name: TITLE })).toBeVisible();
    await goto(page, '/account');
    await expectHeading(page, 'Account');
  });

  await test.step('a notice is shown until the network is back', async () => {
    const notice = page.getByRole('status').filter({ hasText: 'You are offline' });
    await untilOffline(page);
    await expect(notice).toBeVisible();
    await context.setOffline(false);
    await expect(notice).toHaveCount(0);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('main')).toBeFocused();
    await goto(page, `/product/${lastSection.products.at(-1)?.id}`);
    await expectHeading(page, 'You are offline');
    await untilOffline(page);
    await context.setOffline(false);
    // The requested page is loaded automatically.
    await expect(page.getByRole('group', { name: 'Quantity' })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
});

test('releases, rollbacks and the kill switch work while tabs are open', async ({
  page: first,
  context,
  shop,
  expectedProblems,
}) => {
  // A tab of the old release loads pages ahead that the server no longer has.
  expectedProblems.push(...OFFLINE, /status of 404/);
  const host = await openStored(first, shop);
  const second = await context.newPage();

  await test.step('after a release of the host, the open tab has its files, and the next visit the new ones', async () => {
    releaseHost(host);
    await first.getByRole('button', { name: 'Preferences' }).click();
    await expect(first.getByRole('dialog', { name: 'Preferences' })).toBeVisible();
    // If the server needs too long on a busy machine, the worker answers with the stored page.
    await expect(async () => {
      await goto(second, `${host.origin}${firstSection.path}`);
      expect(await hostScripts(second)).not.toEqual(await hostScripts(first));
    }).toPass();
    await expect(second.locator('[data-dehydrated]')).toHaveCount(0);
    await untilShells(second, 2);
    // The new worker controls both tabs.
    await first.getByRole('button', { name: 'Close' }).click();
    await first.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(first.getByRole('combobox', { name: 'Search products' })).toBeVisible();
  });

  await test.step('files that no tab uses are deleted', async () => {
    await first.close();
    // Nothing is deleted while an open page is too busy to report its files. The next visit deletes them.
    await expect(async () => {
      await goto(second, `${host.origin}/`, { timeout: 20_000 });
      await untilShells(second, 1, 10_000);
    }).toPass();
    await untilKept(second, ['/', '/cart']);
  });

  await test.step('a release of a remote is stored at the next visit, and deleted after a rollback', async () => {
    const fault = shop.faults('mfe_cart_checkout');
    const live = await cartEntry(second);
    fault.inject(
      /mf-manifest/,
      rewritten((text) => `${text}\n`),
    );
    const manifest = await (await fetch(live.manifest)).text();
    const released = { manifest: live.manifest, integrity: integrityOf(manifest) };
    expect(released.integrity).not.toBe(live.integrity);
    await repoint(second, host, released);
    await goto(second, `${host.origin}/cart`);
    await expect.poll(() => cartReleases(second)).toEqual([released.integrity]);
    await context.setOffline(true);
    await goto(second, `${host.origin}/cart`);
    await expect(second.getByRole('link', { name: 'Start Shopping' })).toBeVisible();
    await context.setOffline(false);

    fault.mend();
    await repoint(second, host, live);
    await goto(second, `${host.origin}/cart`);
    await expect(second.getByRole('link', { name: 'Start Shopping' })).toBeVisible();
    await expect.poll(() => cartReleases(second)).toEqual([live.integrity]);
  });

  await test.step('the kill switch unregisters the worker and deletes all caches', async () => {
    const off = join(appFolder(appByFolder('host')), 'dist-pages/sw-off.js');
    host.inject(/^\/sw\.js$/, content('text/javascript', readFileSync(off, 'utf8')));
    // In a busy browser, a page may register the worker again just when it has unregistered itself. Then the next visit ends it.
    let page = second;
    await expect(async () => {
      await page.close();
      page = await context.newPage();
      await goto(page, `${host.origin}${firstSection.path}`, { timeout: 20_000 });
      const registrations = (): Promise<number> =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
      await expect.poll(registrations, { timeout: 10_000 }).toBe(0);
    }).toPass();
    await expect.poll(() => keptFiles(page)).toEqual([]);
    await goto(page, `${host.origin}/cart`);
    await expectHeading(page, 'Cart');
  });
  await host.close();
});

test('an open tab does not delete what the worker of the next release is storing', async ({
  page: first,
  context,
  shop,
  expectedProblems,
}) => {
  expectedProblems.push(...OFFLINE, /status of 404/);
  const host = await openStored(first, shop);
  await untilKept(first, ['/register']);
  releaseHost(host);
  const last = await unloadedFile(first);
  const { released, release } = newGate();
  const installation = host.inject(new RegExp(last), async (exchange) => {
    await released;
    return redeployed(exchange);
  });
  const second = await context.newPage();
  await goto(second, `${host.origin}/privacy`);
  await installation.isHit;
  // The worker of the first tab stores its next page, and asks the tabs for their files before it deletes what is old.
  await first.evaluate(() => {
    navigator.serviceWorker.addEventListener('message', () =>
      Object.assign(window, { isAsked: true }),
    );
  });
  await first.getByRole('link', { name: 'Privacy Policy' }).click();
  await first.waitForFunction(() => 'isAsked' in window);
  release();
  await expect.poll(() => keptFiles(second)).toContain(host.origin + last);
  await context.setOffline(true);
  await reload(second);
  await expectHeading(second, 'Privacy Policy');
  await expect(second.locator('[data-dehydrated]')).toHaveCount(0);
  await host.close();
});

test('with the worker, failing remotes and a failing pointer do no harm', async ({
  page,
  context,
  shop,
  expectedProblems,
}) => {
  expectedProblems.push(...OFFLINE, /Failed to load resource/, /integrity/);
  const host = await shop.serveElsewhere('host');
  const cart = shop.faults('mfe_cart_checkout');

  await test.step('the network fails while the first visit is stored, and the next visit stores the rest', async () => {
    const { released, release } = newGate();
    const download = cart.inject(/Checkout.*\.js$/, heldUntil(released), { times: 1 });
    await goto(page, `${host.origin}/terms`);
    await download.isHit;
    await context.setOffline(true);
    await reload(page);
    await expectHeading(page, 'Terms');
    release();
    await context.setOffline(false);
    await goto(page, `${host.origin}/cart`);
    await untilKept(page, ['/', '/cart', '/terms']);
  });

  await test.step('a page that a proxy answers with 200 does not replace the stored page, which is shown when the server fails or does not answer', async () => {
    const elsewhere = '<title>Back soon</title><main><h1>Back soon</h1></main>';
    host.inject(/^\/cart$/, content('text/html', elsewhere), { times: 1 });
    await goto(page, `${host.origin}/cart`);
    await expectHeading(page, 'Back soon');
    await context.setOffline(true);
    await reload(page);
    await expectHeading(page, 'Your cart is empty');
    await context.setOffline(false);
    for (const fault of [status(503), hang]) {
      host.inject(/^\/cart$/, fault, { times: 1 });
      await goto(page, `${host.origin}/cart`);
      await expectHeading(page, 'Your cart is empty');
    }
  });

  await test.step('a tampered file does no harm while the original is stored', async () => {
    cart.inject(
      /\.js$/,
      rewritten((text) => `${text};window.tampered = true`),
    );
    await goto(page, `${host.origin}/cart`);
    await expect(page.getByRole('link', { name: 'Start Shopping' })).toBeVisible();
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  });

  await test.step('a broken release is replaced by the stored previous release', async () => {
    const live = await cartEntry(page);
    cart.inject(/./, status(500));
    const broken = live.manifest.replace('/mf-manifest', '/2/mf-manifest');
    const pointerEntry = {
      manifest: broken,
      integrity: `sha384-${'A'.repeat(64)}`,
      previous: live,
    };
    await repoint(page, host, pointerEntry);
    await goto(page, `${host.origin}/cart`);
    await expect(page.getByRole('link', { name: 'Start Shopping' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('when the pointer hangs, the stored pointer is used', async () => {
    host.inject(/^\/release\.json$/, hang);
    // Without the worker, the page would only stop waiting, and run the release of its HTML.
    const pointer = page.waitForResponse(/\/release\.json$/);
    await goto(page, `${host.origin}${firstSection.path}`);
    expect((await pointer).fromServiceWorker()).toBe(true);
    await expect(page.locator('[data-dehydrated]')).toHaveCount(0);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
  await host.close();
});

test(
  'if the worker is refused, has no room or is not supported, the shop works without it',
  { tag: '@chromium' },
  async ({ page, context, shop }) => {
    const expectWorks = async (): Promise<void> => {
      await goto(page, '/terms');
      await page.getByRole('button', { name: 'Preferences' }).click();
      await expect(page.getByRole('dialog', { name: 'Preferences' })).toBeVisible();
    };
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: shop.origin, quotaSize: 1_000 });
    await expectWorks();
    await expect
      .poll(() =>
        page.evaluate(
          async () => (await navigator.serviceWorker.getRegistration())?.active ?? null,
        ),
      )
      .toBeNull();
    await page.addInitScript(() => {
      const refuse = (): Promise<never> =>
        Promise.reject(new DOMException('Not here.', 'SecurityError'));
      ServiceWorkerContainer.prototype.register = refuse;
    });
    await expectWorks();
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });
    });
    await expectWorks();
  },
);

test('for a shopper who saves data, only what was visited is stored', async ({ page, shop }) => {
  await page.addInitScript(() => {
    Object.assign((navigator as { connection?: object }).connection ?? {}, { saveData: true });
  });
  await goto(page, '/terms');
  await expect.poll(() => keptFiles(page)).toContain(`${shop.origin}/offline`);
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  // The worker stores one visit after the other.
  await expect.poll(() => keptFiles(page)).toContain(`${shop.origin}/privacy-policy`);
  expect((await keptFiles(page)).join('\n')).not.toMatch(new RegExp(`/cart$|/${MANIFEST}$`, 'm'));
});

test('"Erase my data" leaves nothing that names a visited page or a product, in any storage, database or cache', async ({
  page,
  context,
}) => {
  await goto(page, firstSection.path);
  await page.getByRole('article', { name: TITLE }).getByRole('link', { name: TITLE }).click();
  await expectHeading(page, TITLE);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.getByRole('button', { name: 'Add to wishlist' }).first().click();
  const other = await context.newPage();
  await goto(other, otherProduct.path);
  await expect.poll(() => keptTexts(other)).toContain('weft.recentlyViewed');
  await goto(page, '/terms');
  await untilKept(page, ['/terms', PRODUCT, otherProduct.path]);
  const ids = listings.flatMap(({ products }) => products.map(({ id }) => id));
  const visited = new RegExp(`${ids.join('|')}|/product\\b|/cart\\b|/terms\\b`);
  expect(await keptTexts(page)).toMatch(visited);

  await page.getByRole('button', { name: 'Preferences' }).click();
  // Scrolling to the button shows the pictures at the bottom of the page, and the worker stores them too.
  await expect
    .poll(() =>
      page.evaluate(() => [...document.images].filter(({ complete }) => !complete).length),
    )
    .toBe(0);
  await page.getByRole('button', { name: 'Erase my data' }).click();
  await page.getByRole('button', { name: 'Yes, erase everything' }).click();
  await expect(page.getByText('Everything the shop had stored here was erased.')).toBeVisible();
  for (const tab of [page, other]) {
    await expect.poll(() => keptTexts(tab)).not.toMatch(visited);
  }
});

test(
  'the shop can be installed, and its worker is small',
  { tag: '@chromium' },
  async ({ page, context, request }) => {
    const worker = join(distFolder(appByFolder('host')), 'sw.js.br');
    expect(statSync(worker).size).toBeLessThanOrEqual(12_000);
    const headers = (await request.get('/sw.js')).headers();
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).not.toContain('script-src');
    await goto(page, '/terms');
    const session = await context.newCDPSession(page);
    const { errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    type Pictures = readonly { readonly src: string; readonly sizes: string }[];
    const { icons, screenshots } = (await (
      await request.get('/manifest.webmanifest')
    ).json()) as Record<'icons' | 'screenshots', Pictures>;
    for (const { src, sizes } of [...icons, ...screenshots]) {
      const size = await page.evaluate(async (url) => {
        const image = new Image();
        image.src = url;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      expect(size, src).toBe(sizes);
    }
  },
);

type ElsewhereHost = Awaited<ReturnType<Shop['serveElsewhere']>>;

/** Opens a page of a second host, and waits until the worker stores the visit. */
async function openStored(page: Page, shop: Shop): Promise<ElsewhereHost> {
  const host = await shop.serveElsewhere('host');
  await goto(page, `${host.origin}/terms`);
  await untilKept(page, ['/', '/offline']);
  return host;
}

/** Deploys another release of the host without the files of the last one: every hashed file has a new name. */
function releaseHost(host: FaultServer): void {
  const rename = (text: string): string =>
    text.replaceAll(/(?<="\/?assets\/[\w-]+\.)[0-9a-f]{12}(?=\.)/g, (hash) =>
      [...hash].reverse().join(''),
    );
  // The scripts name each other, so their content changes too.
  const withoutHashes = (html: string): string =>
    html.replaceAll(/(?<="\/assets\/[^"]+",")sha384-[^"]*/g, '');
  host.inject(/./, redeployed);
  host.inject(
    /^\/[\w/-]*$/,
    rewritten((html) => withoutHashes(rename(html))),
  );
}

/** Makes the pointer name another release of the cart's remote. */
async function repoint(page: Page, host: ElsewhereHost, pointerEntry: PointerEntry): Promise<void> {
  const pointer = await pointerOf(page);
  const remotes = { ...pointer.remotes, mfe_cart_checkout: pointerEntry };
  const text = JSON.stringify({ ...pointer, remotes });
  host.inject(/^\/release\.json$/, content('application/json', text));
}

async function cartEntry(page: Page): Promise<PointerEntry> {
  return (await pointerOf(page)).remotes.mfe_cart_checkout as PointerEntry;
}

async function pointerOf(page: Page): Promise<ReleasePointer> {
  const answer = await page.request.get(new URL('/release.json', page.url()).href);
  return (await answer.json()) as ReleasePointer;
}

/** The hashes of the complete releases of the cart's remote in the worker's caches. */
function cartReleases(page: Page): Promise<string[]> {
  return page.evaluate(async (manifest) => {
    const names = await caches.keys();
    const isCart = async (name: string): Promise<boolean> => {
      const urls = (await (await caches.open(name)).keys()).map(({ url }) => url);
      const isWhole = urls.some((url) => url.endsWith(`/${manifest}`));
      return isWhole && urls.some((url) => url.includes('expose_Cart'));
    };
    const releases: string[] = [];
    for (const name of names)
      if (await isCart(name)) releases.push(name.replace('weft-release-', ''));
    return releases;
  }, MANIFEST);
}

/** The path, in the next release, of a script of the host that the page has not requested. */
async function unloadedFile(page: Page): Promise<string> {
  const requested = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const assets = join(distFolder(appByFolder('host')), 'assets');
  const paths = readdirSync(assets).map((file) => `/assets/${file}`);
  const found = paths.find((path) => path.endsWith('.js') && !requested.includes(path));
  return renamed(found ?? '');
}

function hostScripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.scripts].map(({ src }) => src).filter((src) => src.startsWith(location.origin)),
  );
}

/** Waits until the worker stores this number of host builds. */
async function untilShells(page: Page, count: number, timeout = 15_000): Promise<void> {
  const shells = (): Promise<number> =>
    page.evaluate(
      async () => (await caches.keys()).filter((name) => name.startsWith('weft-shell-')).length,
    );
  await expect.poll(shells, { timeout }).toBe(count);
}

/** Chromium may open a page and forget that it was told to be offline: on a busy machine, and always in its version 150. */
async function untilOffline(page: Page): Promise<void> {
  if (!(await page.evaluate(() => navigator.onLine))) return;
  await page.context().setOffline(false);
  await page.context().setOffline(true);
}

async function expectHeading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Waits until the worker stores these pages and a release of each remote. */
async function untilKept(page: Page, paths: readonly string[]): Promise<void> {
  const missing = (): Promise<string[]> =>
    page.evaluate(async (wanted) => {
      const isKept = async (path: string): Promise<boolean> =>
        (await caches.match(path, { cacheName: 'weft-pages' })) !== undefined;
      const areKept = await Promise.all(wanted.map(isKept));
      return wanted.filter((_, index) => !areKept[index]);
    }, paths);
  const releases = async (): Promise<number> =>
    (await keptFiles(page)).filter((url) => url.endsWith(`/${MANIFEST}`)).length;
  await expect.poll(missing).toEqual([]);
  await expect.poll(releases).toBeGreaterThanOrEqual(remotes.length);
}

/** The addresses of all files in the worker's caches. */
async function keptFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });
}

/** Everything that the shop has stored, as text: both storages, cookies, the databases, and the addresses in the caches. */
async function keptTexts(page: Page): Promise<string> {
  const stored = await page.evaluate(async () => {
    const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(request.error?.message));
      });
    const rows: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await resultOf(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const content = database.transaction(store).objectStore(store);
        rows.push(await resultOf(content.getAllKeys()), await resultOf(content.getAll()));
      }
      database.close();
    }
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, rows, document.cookie]);
  });
  return [stored, ...(await keptFiles(page))].join('\n');
}
