import type { Request } from '@playwright/test';
import { hostScripts, pageScripts } from 'tooling/budgets';
import { readBootFiles, type BootFiles } from 'remote-loader/formats';
import { anyProduct, firstSection, lastSection } from './catalogue';
import { expect, goto, test } from './shop';
import { signIn } from './steps';
import { expectHydrated, hold, holdScripts } from './takeOver';

// What a page requests until it answers, when, and which release runs.

for (const [path, budgeted] of [
  ['/', 'Landing'],
  [firstSection.path, 'Listing'],
  [anyProduct.path, 'ProductDetail'],
  ['/cart', null],
  ['/terms', null],
] as const) {
  test(`${path} requests everything it needs at once, nothing twice, and no more than its budget`, async ({
    page,
    shop,
  }) => {
    const requested: Request[] = [];
    page.on('request', (request) => requested.push(request));
    const urls = (type = ''): string[] =>
      requested
        .filter((request) => request.resourceType().includes(type))
        .map((request) => request.url());
    const release = await hold(page, /^(?!.*\/boot\.).*\.(?:js|json)$/);
    const answer = await page.goto(path, { waitUntil: 'domcontentloaded' });
    const named = readBootFiles((await answer?.text()) ?? '') as BootFiles;
    const files = [...named.scripts, named.main, ...(named.files ?? [])].map(([url]) => url);
    for (const url of [
      '/release.json',
      ...files,
      ...(named.release ? [named.release.manifest] : []),
    ]) {
      await expect.poll(() => urls()).toContain(new URL(url, shop.origin).href);
    }
    release();
    await expectHydrated(page);
    expect(urls().filter((url, index, all) => all.indexOf(url) !== index)).toEqual([]);
    if (!budgeted) return;
    expect(urls('stylesheet').length).toBeLessThanOrEqual(2);
    const counted = [...hostScripts(), ...pageScripts(budgeted)].map(({ file }) => `/${file}`);
    const scripts = urls('script').map((url) => new URL(url).pathname);
    // Requested only when the page is interactive and the browser is idle.
    const ofPage = scripts.filter((file) => !file.startsWith('/assets/offline.'));
    expect(ofPage.sort()).toEqual(counted.sort());
  });
}

test('the cart page shows a guest an empty cart at once, and others only the heading until their cart is read', async ({
  page,
}) => {
  await holdScripts(page);
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
  const release = await holdScripts(page);
  await page.goto('/wishlist?from=a#list', { waitUntil: 'domcontentloaded' });
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  release();
  await signIn(page);
  await expect(page).toHaveURL('/wishlist?from=a#list');
});

test.describe('in a browser that does not save data', () => {
  test.use({ loadsAhead: true });

  test('the most likely next pages are loaded after the first one, and a tap requests no code', async ({
    page,
    shop,
  }) => {
    await goto(page, '/');
    const loaded = (): Promise<string[]> =>
      page.evaluate(() => performance.getEntriesByType('measure').map(({ name }) => name));
    for (const wanted of [
      'mfe_catalog/Listing',
      'mfe_catalog/ProductDetail',
      'mfe_cart_checkout/Cart',
    ]) {
      await expect.poll(loaded).toContain(`weft:remote ${wanted}`);
    }
    const code: string[] = [];
    page.on('request', (request) => {
      if (/script|stylesheet|fetch/.test(request.resourceType())) code.push(request.url());
    });
    await page.getByRole('link', { name: /^Cart/ }).first().dispatchEvent('click');
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    // Suggestions below the page are requested after the page.
    const ofThePage = code.filter((url) => !url.includes('__federation_expose_Suggestions.'));
    expect(ofThePage.filter((url) => new URL(url).origin !== shop.origin)).toEqual([]);
  });
});
