import { appByFolder } from 'tooling/apps';
import { workerPorts } from 'tooling/e2e-ports';
import { rewritten } from 'tooling/faults';
import { serveDeployed } from 'tooling/serve-deployed';
import { expect, goto, test } from './shop';

const CART = appByFolder('mfe-cart-checkout');

test('a local build replaces one remote of a deployed shop, under the shop’s policy', async ({
  page,
  shop,
}) => {
  const { elsewhere, other } = await workerPorts();
  const local = await shop.serveElsewhere(CART.federationName);
  const options = { port: other, live: [CART], basePort: elsewhere, areBuilt: true };
  const proxy = await serveDeployed(shop.origin, options);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));

  const answer = await goto(page, `http://localhost:${other}/cart`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty');
  const policy = answer?.headers()['content-security-policy'];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(local.origin);
  const ofCart = requested.filter((url) => url.startsWith(shop.remoteOrigin(CART.federationName)));
  expect(ofCart, 'of the deployed release').toEqual([]);
  expect(requested.filter((url) => url.startsWith(local.origin))).not.toEqual([]);

  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
  const account = shop.remoteOrigin('mfe_account_auth');
  expect(requested.some((url) => url.startsWith(account))).toBe(true);
  await Promise.all([proxy.close(), local.close()]);
});

test('it runs from the first page on, although the HTML has another release', async ({
  page,
  shop,
}) => {
  const { elsewhere, other } = await workerPorts();
  const local = await shop.serveElsewhere(CART.federationName);
  local.inject(
    /__federation_expose_Cart\..*\.js$/,
    rewritten((text) => text.replace('Your cart is empty', 'Your local cart is empty')),
  );
  // Without hashes, like a development server.
  const options = { port: other, live: [CART], basePort: elsewhere };
  const proxy = await serveDeployed(shop.origin, options);
  await goto(page, `http://localhost:${other}/cart`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your local cart is empty');
  await Promise.all([proxy.close(), local.close()]);
});
