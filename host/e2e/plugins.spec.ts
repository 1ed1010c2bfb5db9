import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { MANIFEST } from 'remote-loader/formats';
import { buildGuest } from './guest/buildGuest';
import { beginVisit } from './remoteTable';
import { expect, test } from './shop';

test('a remote built with Rspack runs in the shop, with the shop’s stores and with hashes', async ({
  page,
  shop,
}) => {
  await serveGuest(page, shop.remoteOrigin('mfe_account_auth'));
  await beginVisit(page);
  const loaded = page.evaluate(
    () =>
      new Promise<string | null>((resolve) => {
        window.addEventListener('weft:remote', ({ detail }) => {
          if (detail.type === 'shown' && detail.remote === 'mfe_account_auth')
            resolve(detail.release);
        });
      }),
  );
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('A guest, and a cart of 1');
  expect(await loaded).toContain('99');
  const unchecked = page.locator('script[src*="/99/"]:not([integrity^="sha384-"])');
  await expect(unchecked).toHaveCount(0);
  await expect(page.locator('script[src*="/99/"]')).not.toHaveCount(0);
});

/** Makes the guest release 99 of the account's remote. The release before is the local build. */
async function serveGuest(page: Page, origin: string): Promise<void> {
  const folder = test.info().outputPath('guest');
  const integrity = await buildGuest(folder);
  await page.route(`${origin}/99/**`, (route) =>
    route.fulfill({
      path: join(folder, new URL(route.request().url()).pathname.slice(4)),
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  );
  await page.route('**/release.json', async (route) => {
    const response = await route.fetch();
    const pointer = (await response.json()) as { remotes: Record<string, object> };
    const previous = pointer.remotes.mfe_account_auth;
    const manifest = `${origin}/99/${MANIFEST}`;
    pointer.remotes.mfe_account_auth = { manifest, integrity, previous };
    await route.fulfill({ response, json: pointer });
  });
}
