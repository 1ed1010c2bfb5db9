import type { Page } from '@playwright/test';
import { anyProduct, otherSection } from './catalogue';
import { expect, goto, test } from './shop';
import { buy, signIn } from './steps';
import { translate } from './translate';

// Pages that a browser translates: it replaces each text node by elements, also text that appears or changes later.

async function open(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await goto(page, path);
  await page.evaluate(translate);
}

test('Pause and Play of the landing page follow', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
});

test('filters work, and their counts follow @sample', async ({ page }) => {
  await open(page, otherSection.path);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Filter' });
  const colours = dialog.getByRole('group', { name: 'Colour' });
  const counts = await colours.innerText();
  await dialog.getByRole('group', { name: 'Fabric' }).getByRole('checkbox').first().check();
  await expect.poll(() => colours.innerText()).not.toBe(counts);
  await dialog.getByRole('button', { name: /Show \d+ product/ }).click();
  await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter' }).click();
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeVisible();
});

test('a new shopper registers', async ({ page }) => {
  await open(page, '/register');
  const next = page.getByRole('button', { name: 'Next' });
  for (const fields of [
    { 'First Name': 'Asha', 'Last Name': 'Rao', Email: 'asha@example.com' },
    {},
    { Password: 'Secret-Thread-9', 'Confirm Password': 'Secret-Thread-9', Address: '1 Road' },
  ]) {
    for (const [name, value] of Object.entries(fields)) {
      await page.getByLabel(name, { exact: true }).fill(value);
    }
    await next.click();
  }
  await page.getByRole('button', { name: 'Previous' }).click();
  await next.click();
  await page.getByRole('checkbox', { name: /^Terms/ }).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.clock.fastForward(3_000);
  await expect(page).toHaveURL('/');
});

test('a product goes to the wishlist and into the cart; a guest signs in, uses a discount code and buys', async ({
  page,
}) => {
  await open(page, anyProduct.path);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add to wishlist' }).click();
  await main.getByRole('button', { name: 'Remove from wishlist' }).click();
  await main.getByRole('button', { name: 'Add to wishlist' }).click();
  if (anyProduct.hasSizes) await main.getByRole('radio', { name: 'L', exact: true }).check();
  await main.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await main.getByRole('button', { name: 'Buy Now' }).click();
  await signIn(page);
  await page.clock.fastForward(1_000);
  await expect(page).toHaveURL('/checkout');
  const summary = page.getByRole('region', { name: 'Order Summary' });
  await expect(summary.getByText('$0.00')).toBeVisible();
  await page.getByRole('textbox', { name: 'Discount Code' }).fill('SUMMER25');
  await page.getByRole('button', { name: 'Apply' }).click();
  const price = Number(String(anyProduct.newPrice).replaceAll(',', ''));
  const saved = (price / 4).toLocaleString('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  await expect(summary.getByText(`$${saved} (25%)`)).toBeVisible();
  await buy(page);
  await page.clock.fastForward(2_000);
  await expect(page.getByRole('dialog', { name: 'Payment Successful!' })).toBeVisible();
});
