import type { Page, Route } from '@playwright/test';
import { rewritten } from 'tooling/faults';
import { expect, test, type Shop } from './shop';
import { signIn } from './steps';
import { bar, expectAwake } from './takeOver';

test.use({ waitsForHydration: false });

// How a page comes to answer: what it asks for, when, and which release runs.

const PRODUCT = '/product/men-shirt-1';
const CATALOG = 'mfe_catalog';

for (const path of ['/', PRODUCT, '/cart', '/terms']) {
  test(`${path} asks for all that it needs at once, and for nothing twice`, async ({ page }) => {
    const { asked, letGo } = await holdAll(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => asked.some((url) => url.endsWith('/release.json'))).toBe(true);
    const needed = await page.evaluate(namedInHtml);
    await expect.poll(() => needed.filter((url) => !asked.includes(url))).toEqual([]);
    letGo();
    await expectAwake(page);
    expect(asked.filter((url, index) => asked.indexOf(url) !== index)).toEqual([]);
  });
}

test('a page answers while the release pointer hangs', async ({ page }) => {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/release.json', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(PRODUCT, { waitUntil: 'domcontentloaded' });
  await expectAwake(page);
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(bar(page, 'Cart, 1 item')).toBeVisible();
  letGo();
});

test('HTML of a release that was withdrawn is taken over by that of the pointer, which is told', async ({
  page,
  shop,
  expectedProblems,
}) => {
  expectedProblems.push(/Failed to load resource/, /preload/);
  const old = await serveWithdrawn(shop);
  await page.addInitScript(noteHealing);
  await page.goto(old.origin + PRODUCT);
  await expectAwake(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(bar(page, 'Cart, 1 item')).toBeVisible();
  expect(await page.evaluate(() => window.healed)).toMatchObject([{ remote: CATALOG }]);
  await old.close();
});

test('a script of the host that does not have its hash is not run', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push(/integrity/, /Failed to load resource/, /preload/);
  await page.route(/\/assets\/main\.\w+\.js/, async (route) => {
    const response = await route.fetch();
    const body = `${await response.text()};window.tampered = true`;
    await route.fulfill({ response, body });
  });
  await page.goto('/terms');
  await expect(page.getByRole('alert')).toContainText('Connection Lost');
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
});

test('a cart shows a guest at once that it is empty, and others its heading until their own is there', async ({
  page,
}) => {
  await page.route(/\.js$/, async (route) => {
    if (/\/boot\./.test(route.request().url())) await route.continue();
  });
  await page.goto('/cart', { waitUntil: 'domcontentloaded' });
  const empty = page.getByRole('main').getByRole('heading', { name: 'Your cart is empty' });
  await expect(empty).toBeVisible();
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await expect(sections.getByRole('link', { name: 'Shop kids' })).toBeVisible();
  const line = { id: 'men-shirt-1', title: 'Shirt', imageUrl: '/media/a.webp', newPrice: 5 };
  const cart = JSON.stringify([{ ...line, quantity: 1 }]);
  await page.evaluate((text) => localStorage.setItem('cart', text), cart);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(
    page.getByRole('main').getByRole('heading', { level: 1, name: 'Cart', exact: true }),
  ).toBeVisible();
  await expect(empty).toBeHidden();
  await expect(sections).toBeHidden();
});

test('a guarded address shows a guest at once where to sign in, and is shown then', async ({
  page,
}) => {
  const held: Route[] = [];
  await page.route(/\.js$/, async (route) => {
    if (/\/boot\./.test(route.request().url())) await route.continue();
    else held.push(route);
  });
  await page.goto('/wishlist?from=a#list', { waitUntil: 'domcontentloaded' });
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await page.unroute(/\.js$/);
  // Those of the first document are gone with it.
  await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
  await signIn(page);
  await expect(page).toHaveURL('/wishlist?from=a#list');
});

declare global {
  interface Window {
    healed: object[];
  }
}

/** Runs in the page: notes which remotes have taken another release. */
function noteHealing(): void {
  window.healed = [];
  addEventListener('weft:remote', ({ detail }) => {
    if (detail.type === 'healed') window.healed.push(detail);
  });
}

/** Runs in the page: the scripts and the manifest that its HTML names. */
function namedInHtml(): string[] {
  type Named = readonly [url: string, integrity: string];
  interface Files {
    readonly scripts: readonly Named[];
    readonly main: Named;
    readonly files?: readonly Named[];
    readonly release?: { readonly manifest: string };
  }
  const text = document.querySelector('#boot-files')?.textContent ?? '{}';
  const { scripts, main, files = [], release } = JSON.parse(text) as Files;
  const urls = [...scripts, main, ...files].map(([url]) => new URL(url, location.href).href);
  return [...urls, ...(release ? [release.manifest] : [])];
}

/** Notes scripts, manifests and the pointer, and answers none but the first script until they are let go. */
async function holdAll(page: Page): Promise<{ asked: string[]; letGo: () => void }> {
  const asked: string[] = [];
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\.(?:js|json)$/, async (route) => {
    const url = route.request().url();
    if (!/\/boot\./.test(url)) {
      asked.push(url);
      await gate;
    }
    await route.continue();
  });
  return { asked, letGo };
}

/** Serves the shop on one more port, with HTML whose release is not there any more. */
async function serveWithdrawn(shop: Shop): ReturnType<Shop['serveElsewhere']> {
  const old = await shop.serveElsewhere('host');
  const origin = shop.remoteOrigin(CATALOG);
  old.inject(
    /^\/product\/.*$/,
    rewritten((html) => html.replaceAll(`"${origin}/`, `"${origin}/withdrawn/`)),
  );
  return old;
}
