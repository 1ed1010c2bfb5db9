import { firstSection } from './catalogue';
import { expect, goto, reload, test } from './shop';
import { fillCard, fillShipping, signIn } from './steps';

test('Buy Now as a guest survives the sign-in and does not change the cart', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Complete Purchase' }).click();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible();
  await expect(summary).toContainText(`${title} × 1`);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('Buy Now as a guest survives a registration, and no password and no card is stored, sent or logged', async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  page.on('console', (message) => sent.push(message.text()));
  // A file's hash may contain the digits by chance.
  page.on('request', (request) =>
    sent.push(request.url().replace(/\.[0-9a-f]{12}(?=\.\w+$)/, ''), request.postData() ?? ''),
  );
  page.on('framenavigated', (frame) => sent.push(frame.url()));
  await goto(page, firstSection.path);
  const card = page.getByRole('article').first();
  const title = await card.getAttribute('aria-label');
  await card.getByRole('button', { name: 'Buy Now' }).click();
  await page.getByRole('link', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'Use sample profile 1' }).click();
  for (let step = 1; step < 4; step += 1) await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('You can create the account as it is')).toBeHidden();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Account' }).locator('svg rect')).toBeVisible();
  await reload(page);
  await page.getByRole('link', { name: 'Continue to checkout' }).click();
  await expect(page.getByRole('region', { name: 'Order Summary' })).toContainText(`${title} × 1`);
  await expect(page.getByRole('textbox', { name: 'First Name' })).toHaveValue('Asha');

  await fillShipping(page);
  await fillCard(page, ['4929 1234 5678 9012', 'QUENTIN CARDHOLDER', '1230', '7391']);
  const names = await page.locator('input[autocomplete^="cc-"][name]').count();
  expect(names, 'names of the card fields').toBe(0);
  await page.getByRole('checkbox', { name: 'Save card' }).check();
  await page.getByRole('button', { name: 'Complete Purchase' }).click();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  // The token is only under its key.
  await page.evaluate(() => localStorage.removeItem('token'));
  const stored = await page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      history.state,
      location.href,
      document.cookie,
      document.body.innerHTML,
    ]),
  );
  const state = JSON.stringify(await context.storageState({ indexedDB: true }));
  expect(stored + state).not.toMatch(/password/i);
  const secret = /Madras-Check-32|simulated-token|4929|7391|5678.?9012|CARDHOLDER/;
  expect([...sent, stored, state].filter((text) => secret.test(text))).toEqual([]);
  // The notice does not offer the bought item again.
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue to checkout' })).toHaveCount(0);
});
