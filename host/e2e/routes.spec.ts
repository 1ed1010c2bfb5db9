import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { originOf, remotes } from 'tooling/apps';
import { releaseBuilds } from 'tooling/releases';
import { buildWithPage } from './buildWithPage';
import { expect, serveReleasedShop, test as base } from './releasedShop';
import { goto } from './shop';
import { fillShop, signIn } from './steps';

/** Releases a remote with an additional page into the running shop. */
const test = base.extend<{ release: () => Promise<void> }>({
  release: async ({ releasedShop: { folder, origin } }, use) => {
    const workplace = mkdtempSync(join(tmpdir(), 'build-'));
    await use(async () => {
      const [app] = remotes.filter(({ federationName }) => federationName === 'mfe_account_auth');
      if (!app) throw new Error('There is no remote mfe_account_auth.');
      const url = originOf(app, Number(new URL(origin).port));
      await releaseBuilds([{ app, ...buildWithPage(workplace), url }], { folder });
    });
    rmSync(workplace, { recursive: true });
  },
});

serveReleasedShop();

test('a page that comes with a remote needs no new release of the host', async ({
  page,
  context,
  release,
}) => {
  const statusOf = async (path: string): Promise<number> => (await page.request.get(path)).status();
  await fillShop(page);
  await goto(page, '/terms');
  expect(await statusOf('/outlet')).toBe(404);
  await release();

  await test.step('its addresses have pages, and no other new address has one', async () => {
    expect(await Promise.all(['/outlet', '/outlet/7', '/outlet/mine'].map(statusOf))).toEqual([
      200, 200, 200,
    ]);
    expect(await Promise.all(['/outlet/8', '/outlet/7/sizes'].map(statusOf))).toEqual([404, 404]);
    const html = await (await page.request.get('/outlet')).text();
    expect(html).toContain('<h1>Outlet</h1>');
    const sitemap = await (await page.request.get('/sitemap.xml')).text();
    expect(sitemap).toContain('/outlet</loc>');
    expect(sitemap).toContain('/outlet/7</loc>');
  });

  await test.step('its address opens with its HTML', async () => {
    const visit = await context.newPage();
    await goto(visit, '/outlet');
    await expectPage(visit, 'Outlet');
    await follow(visit, 'Deal of the day');
    await expectPage(visit, 'Deal 7');
    await expectArrival(visit);
    await goto(visit, '/outlet/7?owners');
    await expectPage(visit, 'Deal 7');
    await expect(visit.getByRole('region', { name: 'Owners' })).toContainText('mfe_account_auth 2');
    await goto(visit, '/terms');
    await expectPage(visit, 'Terms & Conditions');
    await visit.close();
  });

  await test.step('a link opens it, from a document with no entry for its route', async () => {
    const visit = await context.newPage();
    await goto(visit, '/account');
    await follow(visit, 'To the outlet');
    await expectPage(visit, 'Outlet');
    await expectArrival(visit);
    await visit.goBack();
    await expectPage(visit, 'Account');
    await visit.close();
  });

  await test.step('a tab that was open before the release finds it too', async () => {
    await page.evaluate(() => {
      history.pushState(null, '', '/outlet');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expectPage(page, 'Outlet');
  });

  await test.step('addresses without HTML and guarded addresses work too', async () => {
    await page.evaluate(() => localStorage.removeItem('user'));
    await goto(page, '/outlet/8');
    await expectPage(page, 'Deal 8');
    await goto(page, '/outlet/7/sizes');
    await expectPage(page, '404 - Page Not Found');
    await goto(page, '/outlet/mine');
    await expect(page).toHaveURL(/\/login$/);
    await signIn(page);
    await expectPage(page, 'Outlet');
    await expect(page).toHaveURL(/\/outlet\/mine$/);
  });
});

async function follow(page: Page, link: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: link }).click();
}

async function expectPage(page: Page, heading: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${heading}`));
  await expect(main.getByText('Loading page')).not.toBeAttached();
}

/** Expects position, focus and title of a new page (docs/product/routes.md#position-and-focus). */
async function expectArrival(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
}
