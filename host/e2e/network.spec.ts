import { redeployed } from 'tooling/faults';
import { firstSection, listings } from './catalogue';
import {
  beginVisit,
  beginVisitAt,
  storedData,
  boundaryOf,
  expectOpen,
  FAILED_REQUEST,
  isSameDocument,
  open,
  REMOTES,
} from './remoteTable';
import { expect, goto, test } from './shop';
import { expectStill, untilIdle, watchShifts } from './steps';

// A deployment in these tests renames files and leaves the release pointer unchanged.
test.use({ hasIntegrity: false });

const [, cart, account] = REMOTES as [unknown, (typeof REMOTES)[number], (typeof REMOTES)[number]];

test('16: a part of the page that is loaded on demand fails alone, and is loaded at the next click', async ({
  page,
  shop,
  expectedProblems,
}) => {
  expectedProblems.push(...FAILED_REQUEST);
  await page.clock.install();
  await beginVisit(page);
  const preferences = page.getByRole('button', { name: 'Preferences' });
  const failure = page.getByRole('status').getByText('This could not be loaded.');
  await page.route(`${shop.origin}/assets/*`, (route) => route.fulfill({ status: 404 }));
  await preferences.click();
  await expect(failure).toBeVisible();
  await test.step('the end of the page stays in its place when the message disappears', async () => {
    await page.evaluate(() =>
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
    );
    const place = await preferences.boundingBox();
    await page.clock.fastForward(6_000);
    await expect(failure).toBeHidden();
    expect(await preferences.boundingBox()).toEqual(place);
  });
  await open(page, cart);
  await expectOpen(page, cart);
  await page.unroute(`${shop.origin}/assets/*`);
  await preferences.click();
  await expect(page.getByRole('dialog', { name: 'Preferences' })).toBeVisible();
});

test('25: a tab of a removed release reloads once, and loses nothing', async ({
  page,
  shop,
  expectedProblems,
}) => {
  expectedProblems.push(...FAILED_REQUEST);
  await beginVisitAt(page, cart);
  const before = await storedData(page);
  shop.faults(cart.name).inject(/./, redeployed);
  const link = page.getByRole('link', { name: 'Proceed to Checkout' });
  // A failure to load ahead has no effect.
  const prefetch = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('weft:remote', ({ detail }) => {
          if (detail.type === 'failed' && detail.page === 'mfe_cart_checkout/Checkout') resolve();
        });
      }),
  );
  await link.hover();
  await prefetch;
  await link.click();
  // The skeleton has the same heading.
  await expect(page.getByRole('button', { name: 'Complete Purchase' })).toBeVisible();
  await expect(page).toHaveURL('/checkout');
  expect(await isSameDocument(page), 'it was reloaded').toBe(false);
  expect(await storedData(page)).toEqual(before);
});

test('28-29: offline, visited pages work and others say so; online, they load without a click', async ({
  page,
  context,
  expectedProblems,
}) => {
  expectedProblems.push(/net::ERR_INTERNET_DISCONNECTED/);
  await beginVisitAt(page, cart);
  await context.setOffline(true);
  await open(page, account);
  await expect(boundaryOf(page)).toBeVisible();
  await open(page, cart);
  await expectOpen(page, cart);
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await open(page, account);
  await expect(boundaryOf(page)).toBeVisible();
  await context.setOffline(false);
  await expectOpen(page, account);
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('32: missing pictures keep their place, and nothing moves', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push(...FAILED_REQUEST);
  await page.route('**/media/products/**', (route) => route.fulfill({ status: 404 }));
  await watchShifts(page);
  await goto(page, firstSection.path);
  const first = page.getByRole('article').first();
  const before = await first.boundingBox();
  await expect(first.locator('img')).toHaveCount(0);
  expect(await first.boundingBox()).toEqual(before);
  await untilIdle(page);
  await expectStill(page, firstSection.path);
});

test('34: the daily selection changes with the first rendering of the new day', async ({
  page,
}) => {
  await page.clock.install({ time: new Date(2026, 2, 3, 23, 30) });
  await goto(page, '/');
  await expect(page.locator('[data-dehydrated]')).toHaveCount(0);
  const titles = page.locator('#our-collection, #collection').getByRole('article');
  await expect(titles).toHaveCount(3 * listings.length);
  const names = (): Promise<(string | null)[]> =>
    titles.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
  const yesterday = await names();
  await page.clock.fastForward('45:00');
  expect(await names(), 'not under the shopper’s eyes').toEqual(yesterday);
  await open(page, account);
  await expectOpen(page, account);
  await page.goBack();
  await expect(titles).toHaveCount(3 * listings.length);
  expect(await names()).not.toEqual(yesterday);
});
