import { appByFolder } from 'tooling/apps';
import { workerPorts } from 'tooling/e2e-ports';
import { rewritten } from 'tooling/faults';
import { serveDeployed } from 'tooling/serve-deployed';
import { MANIFEST } from 'remote-loader/formats';
import { expect, goto, reload, type Shop, test } from './shop';

const CART = appByFolder('mfe-cart-checkout');

test('a local build replaces one remote in one tab, is shown as an override, and can be undone', async ({
  page,
  shop,
}) => {
  const local = await serveLocalCart(shop);
  // A host that permits the developer's origin in the release pointer and in its policy.
  const host = await shop.serveElsewhere('host');
  const released = shop.remoteOrigin('mfe_cart_checkout');
  host.inject(/^\/cart$/, async ({ forward }) => {
    const { headers, ...answer } = await forward();
    const policy = String(headers['content-security-policy']);
    const permitted = policy.replaceAll(released, `${released} ${local.origin}`);
    return { ...answer, headers: { ...headers, 'content-security-policy': permitted } };
  });
  host.inject(
    /^\/release\.json$/,
    rewritten((text) =>
      JSON.stringify({
        ...(JSON.parse(text) as object),
        settings: { overrideOrigins: [local.origin] },
      }),
    ),
  );
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });

  await goto(page, `${host.origin}/cart?remote.mfe_cart_checkout=${local.origin}/${MANIFEST}`);
  await expect(heading).toHaveText('Your local cart is empty');
  await expect(page).toHaveURL(`${host.origin}/cart`);
  const badge = page.getByRole('region', { name: 'Overrides' });
  await expect(badge).toContainText(`Override: mfe_cart_checkout → ${local.origin}`);

  await reload(page);
  await expect(heading, 'the tab keeps it').toHaveText('Your local cart is empty');
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(heading, 'the other remotes are the released ones').toHaveText('Account');

  await goto(page, `${host.origin}/cart`);
  await badge.getByRole('button', { name: 'Undo mfe_cart_checkout' }).click();
  await expect(heading).toHaveText('Your cart is empty');
  await expect(badge).toBeHidden();
  await Promise.all([local.close(), host.close()]);
});

test('an override that is not permitted is ignored, and the page shows the reason', async ({
  page,
}) => {
  await goto(
    page,
    `/cart?remote.mfe_cart_checkout=https://evil.example/${MANIFEST}&remote.mfe_nope=x&sort=a`,
  );
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(page).toHaveURL('/cart?sort=a');
  await expect(page.getByRole('region', { name: 'Overrides' }).getByRole('alert')).toHaveText([
    'Override ignored. The shop does not permit mfe_cart_checkout from https://evil.example.',
    'Override ignored. There is no remote “mfe_nope”. Name one of: mfe_catalog, mfe_cart_checkout, mfe_account_auth.',
  ]);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('region', { name: 'Overrides' })).toBeHidden();
});

test('the owner overlay names the app and the release behind each part of the page', async ({
  page,
}) => {
  await goto(page, '/cart?owners');
  const main = page.getByRole('main');
  await expect(main).toHaveAttribute(
    'data-owner',
    /^mfe_cart_checkout \d+\.\d+\.\d+ [0-9a-f]{12}$/,
  );
  await expect(page.getByRole('banner')).toHaveAttribute('data-owner', /^host \d+\.\d+\.\d+/);
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(main).toHaveAttribute('data-owner', /^mfe_account_auth /);
  await page.getByRole('link', { name: 'Terms' }).first().click();
  await expect(main).toHaveAttribute('data-owner', /^host /);
  await page.getByRole('button', { name: 'Hide owners' }).click();
  await expect(main).not.toHaveAttribute('data-owner');
  await expect(page.getByRole('region', { name: 'Owners' })).toBeHidden();
});

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

test('a local build with other files runs from the first page on, although the HTML has another release', async ({
  page,
  shop,
}) => {
  const { elsewhere, other } = await workerPorts();
  const local = await serveLocalCart(shop);
  // Without hashes, like a development server.
  const options = { port: other, live: [CART], basePort: elsewhere };
  const proxy = await serveDeployed(shop.origin, options);
  await goto(page, `http://localhost:${other}/cart`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your local cart is empty');
  await Promise.all([proxy.close(), local.close()]);
});

/** Serves a local build of the cart's remote, with another heading. The test has to close it. */
async function serveLocalCart(shop: Shop): ReturnType<Shop['serveElsewhere']> {
  const local = await shop.serveElsewhere(CART.federationName);
  local.inject(
    /__federation_expose_Cart\..*\.js$/,
    rewritten((text) => text.replace('Your cart is empty', 'Your local cart is empty')),
  );
  return local;
}
