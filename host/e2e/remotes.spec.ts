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
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});
