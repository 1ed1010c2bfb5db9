import { rewritten, type Fault } from 'tooling/faults';
import { MANIFEST } from 'remote-loader/formats';
import { expect, goto, reload, test } from './shop';

/** A page from a server with one more origin in its policy. */
const permitting =
  (beside: string, origin: string): Fault =>
  async ({ forward }) => {
    const answer = await forward();
    const policy = String(answer.headers['content-security-policy']);
    const permitted = policy.replaceAll(beside, `${beside} ${origin}`);
    return { ...answer, headers: { ...answer.headers, 'content-security-policy': permitted } };
  };

test('a local build replaces one remote in one tab, is shown as an override, and can be undone', async ({
  page,
  shop,
}) => {
  const local = await shop.serveElsewhere('mfe_cart_checkout');
  local.inject(
    /__federation_expose_Cart\..*\.js$/,
    rewritten((text) => text.replace('Your cart is empty', 'Your local cart is empty')),
  );
  // A host that permits the developer's origin in the release pointer and in its policy.
  const host = await shop.serveElsewhere('host');
  const released = shop.remoteOrigin('mfe_cart_checkout');
  host.inject(/^\/cart$/, permitting(released, local.origin));
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
