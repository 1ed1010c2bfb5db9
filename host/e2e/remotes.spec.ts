import { remotes } from 'tooling/apps';
import { ADDRESSES } from './addresses';
import { expect, goto, test } from './shop';

/** The status pages, the legal pages, and the page of an unknown address. */
const PAGES_OF_HOST = ADDRESSES.filter(
  ({ path, search, isInHtml }) =>
    (search === 'hidden' && isInHtml) || /^\/(?:terms|privacy-policy|contact)$/.test(path),
);

test('21: with every remote down, the bars and the host’s own pages work', async ({
  page,
  context,
  shop,
  expectedProblems,
}) => {
  expectedProblems.push(/net::ERR_FAILED/);
  const origins = remotes.map(({ federationName }) => shop.remoteOrigin(federationName));
  await context.route(
    ({ origin }) => origins.includes(origin),
    (route) => route.abort(),
  );
  await goto(page, '/');
  await expect(page.getByRole('heading', { name: 'Connection Lost' })).toBeVisible();
  for (const { path, heading } of PAGES_OF_HOST) {
    await goto(page, path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

test('nothing is requested from a remote before the first paint', async ({ page, shop }) => {
  // The first script waits for the paint only for a limited time, and a busy machine may paint later.
  await page.addInitScript(() => {
    const { setTimeout: start } = window;
    const startLater = (task: () => void, delay = 0): number =>
      start(task, delay < 300 ? delay : 100 * delay);
    Object.assign(window, { setTimeout: startLater });
  });
  await goto(page, '/');
  await expect(page.locator('[data-dehydrated]')).toHaveCount(0);
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
