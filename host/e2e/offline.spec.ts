import type { Page } from '@playwright/test';
import { remotes } from 'tooling/apps';
import { expect, test } from './shop';
import { fillShipping, signIn } from './steps';

// The shop without a network, after one visit. The other specs run without the worker (playwright.config.mjs).

test.use({ serviceWorkers: 'allow' });

const PRODUCT = '/product/men-shirt-1';
const TITLE = 'Navy Madras Check Shirt';

/** What the browser says of requests that fail without a network. */
const OFFLINE = [/net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/, /status of 503/];

test('after one visit the shop works without a network, to the end of a purchase', async ({
  page,
  context,
  expectedProblems,
}) => {
  expectedProblems.push(...OFFLINE);
  await page.goto('/product/men');
  await page.getByRole('article', { name: TITLE }).getByRole('link', { name: TITLE }).click();
  await expectHeading(page, TITLE);
  await untilKept(page, ['/', '/offline', '/checkout', PRODUCT]);
  await context.setOffline(true);

  await test.step('the landing page, listings and a product that was visited', async () => {
    for (const path of ['/', '/product/women', '/product/kids', PRODUCT]) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('[data-asleep]')).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
    const picture = page.getByRole('main').getByRole('img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .not.toBe(0);
  });

  await test.step('search over the catalogue', async () => {
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('combobox', { name: 'Search products' }).fill('saree');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/product/women');
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  await test.step('a page that was never opened says so, with what can be opened', async () => {
    await page.goto('/product/women-saree-3');
    await expectHeading(page, 'You are offline');
    await expect(page.getByRole('link', { name: 'Women', exact: true })).toHaveAttribute(
      'href',
      '/product/women',
    );
    await expect(page.getByRole('link', { name: 'Wishlist' })).toBeVisible();
    await page.getByRole('link', { name: TITLE }).click();
    await expectHeading(page, TITLE);
  });

  await test.step('cart, sign-in and checkout, to the end', async () => {
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await page.getByRole('button', { name: 'Add to wishlist' }).first().click();
    await page.goto('/cart');
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
    await signIn(page);
    await fillShipping(page);
    await page.getByRole('radio', { name: 'Cash on Delivery' }).check();
    await page.getByRole('button', { name: 'Complete Purchase' }).click();
    await page.getByRole('button', { name: 'Stay on this page' }).click();
    await page.goto('/wishlist');
    await expect(page.getByRole('article', { name: TITLE })).toBeVisible();
    await page.goto('/account');
    await expectHeading(page, 'Account');
  });

  await test.step('a notice stays until the network is back', async () => {
    const notice = page.getByRole('status').filter({ hasText: 'You are offline' });
    await expect(notice).toBeVisible();
    await page.goto('/product/kids-hoodie-2');
    await expectHeading(page, 'You are offline');
    await context.setOffline(false);
    // The page that was asked for comes by itself.
    await expect(page.getByRole('group', { name: 'Quantity' })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
});

async function expectHeading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Waits until the worker keeps these pages, and the release of each remote. */
async function untilKept(page: Page, paths: readonly string[]): Promise<void> {
  const missing = (): Promise<string[]> =>
    page.evaluate(async (wanted) => {
      const isKept = async (path: string): Promise<boolean> =>
        (await caches.match(path, { cacheName: 'weft-pages' })) !== undefined;
      const kept = await Promise.all(wanted.map(isKept));
      return wanted.filter((_, index) => !kept[index]);
    }, paths);
  const releases = async (): Promise<number> =>
    (await keptFiles(page)).filter((url) => url.endsWith('/mf-manifest.json')).length;
  await expect.poll(missing, { timeout: 15_000 }).toEqual([]);
  await expect.poll(releases).toBeGreaterThanOrEqual(remotes.length);
}

/** The addresses of all files that the worker keeps. */
async function keptFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });
}
