import { appByFolder } from 'tooling/apps';
import { workerPorts } from 'tooling/e2e-ports';
import { rewritten } from 'tooling/faults';
import { serveDeployed } from 'tooling/serve-deployed';
import { expect, test } from './shop';

const CART = appByFolder('mfe-cart-checkout');

test('a build of this machine runs in the place of one remote of a deployed shop, under its policy', async ({
  page,
  shop,
}, workerInfo) => {
  const { elsewhere, other } = workerPorts(workerInfo);
  const local = await shop.serveElsewhere(CART.federationName);
  const options = { port: other, live: [CART], basePort: elsewhere, areBuilt: true };
  const proxy = await serveDeployed(shop.origin, options);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  const answer = await page.goto(`http://localhost:${other}/cart`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty');
  const policy = answer?.headers()['content-security-policy'];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(local.origin);
  const ofCart = asked.filter((url) => url.startsWith(shop.remoteOrigin(CART.federationName)));
  expect(ofCart, 'of the deployed release').toEqual([]);
  expect(asked.filter((url) => url.startsWith(local.origin))).not.toEqual([]);

  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
  const account = shop.remoteOrigin('mfe_account_auth');
  expect(asked.some((url) => url.startsWith(account))).toBe(true);
  await Promise.all([proxy.close(), local.close()]);
});

test('another release than that of the page’s HTML runs there, from the first page on', async ({
  page,
  shop,
}, workerInfo) => {
  const { elsewhere, other } = workerPorts(workerInfo);
  const local = await shop.serveElsewhere(CART.federationName);
  local.inject(
    /__federation_expose_Cart\..*\.js$/,
    rewritten((text) => text.replace('Your cart is empty', 'Your local cart is empty')),
  );
  // As from a development server: without hashes.
  const options = { port: other, live: [CART], basePort: elsewhere };
  const proxy = await serveDeployed(shop.origin, options);
  await page.goto(`http://localhost:${other}/cart`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your local cart is empty');
  await Promise.all([proxy.close(), local.close()]);
});
