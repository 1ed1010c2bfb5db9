import type { Page } from '@playwright/test';
import { expect, test } from './shop';

const PICTURE = /^A magenta Kanjivaram saree before a terracotta arch/;

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page begins as it will be, with links that work', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const picture = page.getByRole('img', { name: PICTURE });
    await expect
      .poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
    await page.getByRole('link', { name: 'Shop Now' }).click();
    await expect(page).toHaveURL('/product/men');
  });

  test('no other page shows it', async ({ page }) => {
    await page.goto('/cart');
    await expect(page.locator('#root')).toBeEmpty();
  });
});

test('the first screen stands, the same elements, until the page takes its place', async ({
  page,
}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // A page's own chunk is waited for the longest.
  await page.route(/__federation_expose_Landing\.\w+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  const isSame = await rememberPicture(page);
  // The bars are live: their menus open.
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('combobox')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await isSame(), 'the picture that the HTML brought').toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

  release();
  await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await isSame(), 'the picture of the page itself').toBe(false);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('it has the colours that the shopper chose before any script of the shop', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('weft.preferences', '{"theme":"dark","motion":"reduced"}');
  });
  await page.route(/\/assets\/main\./, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
});

test('nothing moves when the page takes the place of the first screen', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { shifted: number }).shifted += (
          entry as PerformanceEntry & { value: number }
        ).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'About Us' })).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
  expect(shifted).toBeLessThanOrEqual(0.01);
});

/** Remembers the hero's picture; the returned function tells whether it is still the same element. */
async function rememberPicture(page: Page): Promise<() => Promise<boolean>> {
  const picture = await page.getByRole('img', { name: PICTURE }).elementHandle();
  return () => page.evaluate((element) => element?.isConnected ?? false, picture);
}
