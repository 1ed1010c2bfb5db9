import type { Page, Route } from '@playwright/test';
import { anyProduct, lastSection } from './catalogue';
import { expect, test } from './shop';
import { signIn } from './steps';
import { expectHydrated } from './takeOver';

// What a page requests until it answers, when, and which release runs.

const PRODUCT = anyProduct.path;

for (const path of ['/', PRODUCT, '/cart', '/terms']) {
  test(`${path} requests everything it needs at once, and nothing twice`, async ({ page }) => {
    const { requested, letGo } = await holdAll(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => requested.some((url) => url.endsWith('/release.json'))).toBe(true);
    const needed = await page.evaluate(namedInHtml);
    await expect.poll(() => needed.filter((url) => !requested.includes(url))).toEqual([]);
    letGo();
    await expectHydrated(page);
    expect(requested.filter((url, index) => requested.indexOf(url) !== index)).toEqual([]);
  });
}

test('a host script with a wrong hash does not run', async ({ page, expectedProblems }) => {
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

test('the cart page shows a guest an empty cart at once, and others only the heading until their cart is read', async ({
  page,
}) => {
  await page.route(/\.js$/, async (route) => {
    if (/\/boot\./.test(route.request().url())) await route.continue();
  });
  await page.goto('/cart', { waitUntil: 'domcontentloaded' });
  const empty = page.getByRole('main').getByRole('heading', { name: 'Your cart is empty' });
  await expect(empty).toBeVisible();
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await expect(
    sections.getByRole('link', { name: `Shop ${lastSection.name.toLowerCase()}` }),
  ).toBeVisible();
  const line = { id: anyProduct.id, title: 'Shirt', imageUrl: '/media/a.webp', newPrice: 5 };
  const cart = JSON.stringify([{ ...line, quantity: 1 }]);
  await page.evaluate((text) => localStorage.setItem('cart', text), cart);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(
    page.getByRole('main').getByRole('heading', { level: 1, name: 'Cart', exact: true }),
  ).toBeVisible();
  await expect(empty).toBeHidden();
  await expect(sections).toBeHidden();
});

test('a guarded address sends a guest to sign-in at once, and opens after it', async ({ page }) => {
  const held: Route[] = [];
  await page.route(/\.js$/, async (route) => {
    if (/\/boot\./.test(route.request().url())) await route.continue();
    else held.push(route);
  });
  await page.goto('/wishlist?from=a#list', { waitUntil: 'domcontentloaded' });
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await page.unroute(/\.js$/);
  // Requests of the first document have ended with it.
  await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
  await signIn(page);
  await expect(page).toHaveURL('/wishlist?from=a#list');
});

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

/** Records requests for scripts, manifests and the pointer, and holds all except the first script until `letGo` is called. */
async function holdAll(page: Page): Promise<{ requested: string[]; letGo: () => void }> {
  const requested: string[] = [];
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\.(?:js|json)$/, async (route) => {
    const url = route.request().url();
    if (!/\/boot\./.test(url)) {
      requested.push(url);
      await gate;
    }
    await route.continue();
  });
  return { requested, letGo };
}
