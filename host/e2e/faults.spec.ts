import type { Page, Route } from '@playwright/test';
import { expect, test } from './shop';

const MANIFEST = /:\d{3}2\/mf-manifest\.json/;
const ENTRY = /:\d{3}2\/assets\/remoteEntry\.[^/]*\.js/;
const PAGE_CHUNK = /:\d{3}2\/assets\/__federation_expose_Cart\.[^/]*\.js/;

const CORS = { 'Access-Control-Allow-Origin': '*' };

interface Fault {
  readonly name: string;
  readonly url: RegExp;
  readonly inject: (route: Route) => Promise<void>;
}

const answer =
  (status: number, contentType: string, body: string, headers: Record<string, string> = CORS) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, contentType, body, headers });

const FAULTS: readonly Fault[] = [
  { name: 'its manifest is missing', url: MANIFEST, inject: answer(404, 'text/plain', 'no') },
  { name: 'its manifest answers 500', url: MANIFEST, inject: answer(500, 'text/plain', 'no') },
  { name: 'its manifest is {}', url: MANIFEST, inject: answer(200, 'application/json', '{}') },
  { name: 'its manifest is a page', url: MANIFEST, inject: answer(200, 'text/html', '<p>Hi') },
  { name: 'its manifest never comes', url: MANIFEST, inject: () => new Promise(() => undefined) },
  {
    name: 'its manifest may not be read from here',
    url: MANIFEST,
    inject: answer(200, 'application/json', '{}', {}),
  },
  { name: 'its entry is missing', url: ENTRY, inject: answer(404, 'text/plain', 'no') },
  {
    name: 'its entry is cut off',
    url: ENTRY,
    inject: answer(200, 'text/javascript', 'var mfe_cart_checkout;(() => {'),
  },
  {
    name: 'its entry throws',
    url: ENTRY,
    inject: answer(200, 'text/javascript', 'throw new Error("broken entry")'),
  },
  { name: 'its entry is a page', url: ENTRY, inject: answer(200, 'text/html', '<p>Hi') },
  { name: 'its entry is empty', url: ENTRY, inject: answer(200, 'text/javascript', '') },
  { name: 'its entry never comes', url: ENTRY, inject: () => new Promise(() => undefined) },
  { name: "the page's chunk is missing", url: PAGE_CHUNK, inject: answer(404, 'text/plain', 'no') },
];

for (const { name, url, inject } of FAULTS) {
  test(`when ${name}, the page says so and recovers without a reload`, async ({
    page,
    expectedProblems,
  }) => {
    expectedProblems.push(/.*/);
    await page.goto('/product/men-shirt-1');
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.waitForLoadState('networkidle');
    await page.context().route(url, inject);
    await markPage(page);

    await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert.getByRole('heading', { name: 'Connection Lost' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();

    await page.context().unroute(url);
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Navy Madras' })).toBeVisible();
    expect(await wasMarked(page), 'the page was not reloaded').toBe(true);
  });
}

test('a remote that exposes something that is no component is refused', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push(/RemotePageError/);
  const stub = `
    var mfe_cart_checkout = { init: async () => {}, get: async () => () => ({ default: 42 }) };
  `;
  await page.context().route(ENTRY, answer(200, 'text/javascript', stub));
  await page.goto('/cart');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Connection Lost');
});

async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.marked = 'yes';
  });
}

function wasMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.marked === 'yes');
}
