import { expect } from '@playwright/test';
import { standInTest, chooseState } from 'stand-in/testing';

const test = standInTest('mfe-cart-checkout');

test('a full cart leads to the checkout without the host', async ({ page }) => {
  await page.goto('/cart');
  await chooseState(page, 'Full cart');
  await expect(page.getByRole('group', { name: 'Quantity' })).toHaveCount(12);
  await page.getByRole('button', { name: 'Remove' }).first().click();
  await expect(page.getByRole('group', { name: 'Quantity' })).toHaveCount(11);
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('asha@example.com');
});

test('the mini cart is shown without the host', async ({ page }) => {
  await page.goto('/mini-cart');
  await page.getByRole('button', { name: 'Add without a size' }).click();
  const panel = page.getByRole('region', { name: 'Added to your cart' });
  await panel.getByRole('button', { name: 'Size L' }).click();
  await expect(panel).toContainText('Size L · Quantity 1');
});
