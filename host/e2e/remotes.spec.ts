import type { Page } from '@playwright/test';
import { expect, test } from './shop';

test('a remote that is down leaves the rest of the shop open, and recovers without a reload', async ({
  page,
  shop,
  expectedProblems,
}) => {
  expectedProblems.push(/net::ERR_CONNECTION_REFUSED/, /RemotePageError/);
  await page.goto('/product/men-shirt-1');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await shop.stopRemote('mfe_cart_checkout');
  const marker = await markPage(page);

  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert.getByRole('heading', { name: 'Connection Lost' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(alert.getByRole('heading', { name: 'Connection Lost' })).toBeVisible();

  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await page.goBack();
  await expect(alert).toBeVisible();

  await shop.startRemote('mfe_cart_checkout');
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  expect(await marker(), 'the page was not reloaded').toBe(true);
});

test('with every remote down the shell and its own pages work', async ({
  page,
  context,
  expectedProblems,
}) => {
  expectedProblems.push(/net::ERR_FAILED/);
  await context.route(/:\d{3}[1-9]\//, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Connection Lost' })).toBeVisible();
  for (const [path, title] of [
    ['/error-network', 'Connection Lost'],
    ['/error-404', '404 - Page Not Found'],
    ['/error', 'Oops! Something Went Wrong'],
    ['/server-error', 'Server Error'],
    ['/under-maintence', "We're Under Maintenance"],
    ['/coming-soon', 'Coming Soon'],
    ['/terms', 'Terms & Conditions'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/no/such/page', '404 - Page Not Found'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});

test('no remote is asked for anything before the shell has painted', async ({ page, shop }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { firstPaint, remoteRequests } = await page.evaluate((hostOrigin) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return {
      firstPaint: paint?.startTime ?? Number.NaN,
      remoteRequests: performance
        .getEntriesByType('resource')
        .filter((entry) => new URL(entry.name).origin !== hostOrigin)
        .map((entry) => ({ name: entry.name, startTime: entry.startTime })),
    };
  }, shop.origin);
  expect(remoteRequests.length).toBeGreaterThan(0);
  expect(remoteRequests.filter((request) => request.startTime < firstPaint)).toEqual([]);
});

test('a click on a link that was hovered asks no remote for code', async ({ page, shop }) => {
  await page.goto('/product/men-shirt-1');
  const link = page.getByRole('link', { name: 'Cart, 0 items' });
  await link.hover();
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== shop.origin) requests.push(request.url());
  });
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible();
  expect(requests).toEqual([]);
});

async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    (window as { wasHere?: boolean }).wasHere = true;
  });
  return () => page.evaluate(() => (window as { wasHere?: boolean }).wasHere === true);
}
