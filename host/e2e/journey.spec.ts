import { firstSection } from './catalogue';
import { expect, goto, reload, test } from './shop';
import { fillShipping, signIn, stopClock } from './steps';

test('Buy Now as a guest survives the sign-in and does not change the cart', async ({ page }) => {
  await page.clock.install();
  await goto(page, firstSection.path);
  const [first, second] = [page.getByRole('article').first(), page.getByRole('article').nth(1)];
  await first.getByRole('button', { name: 'Add to Cart' }).click();
  const title = await second.getAttribute('aria-label');
  await second.getByRole('button', { name: 'Buy Now' }).click();

  await expect(page).toHaveURL('/login');
  await signIn(page);

  await expect(page).toHaveURL('/checkout');
  const summary = page.getByRole('region', { name: 'Order Summary' });
  await expect(summary).toContainText(`${title} × 1`);
  await reload(page);
  await expect(summary).toContainText(`${title} × 1`);
  await fillShipping(page);
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await stopClock(page);
  await page.getByRole('button', { name: 'Complete Purchase' }).click();
  const dialog = page.getByRole('dialog', { name: 'Payment Successful!' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Stay on this page' }).click();
  await page.clock.runFor(1_000);
  // The clock must not run on before the page has rendered without the dialog's timers.
  await expect(dialog).toBeHidden();
  await expect(summary).toContainText(`${title} × 1`);
  await page.clock.runFor(3_500);
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('Buy Now as a guest survives a registration', async ({ page }) => {
  await goto(page, firstSection.path);
  const card = page.getByRole('article').first();
  const title = await card.getAttribute('aria-label');
  await card.getByRole('button', { name: 'Buy Now' }).click();
  await page.getByRole('link', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'Use sample profile 1' }).click();
  for (let step = 1; step < 4; step += 1) await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Account' }).locator('svg rect')).toBeVisible();
  await reload(page);
  await page.getByRole('link', { name: 'Continue to checkout' }).click();
  await expect(page.getByRole('region', { name: 'Order Summary' })).toContainText(`${title} × 1`);
  await expect(page.getByRole('textbox', { name: 'First Name' })).toHaveValue('Asha');
});
