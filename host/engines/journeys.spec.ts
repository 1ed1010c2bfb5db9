import { sampleShipping } from 'stand-in/sample-product';
import { anyProduct } from '../e2e/catalogue';
import { expect, test } from './test';

test('a guest buys a product: listing, product, cart, sign-in, checkout @sample', async ({
  shopper,
}) => {
  await shopper.goto('/product/women');
  await shopper.click('button', 'Sarees');
  await expect.poll(() => shopper.text('main [role=status]')).toBe('12 products');
  await shopper.click('link', 'View details', ARTICLE);
  await expect.poll(() => shopper.text('main h1')).toMatch(/^Turmeric/);
  expect(await shopper.path()).toBe('/product/women-saree-3');
  await shopper.click('radio', 'L');
  await shopper.click('button', 'Increase quantity');
  await shopper.click('button', 'Add to Cart');
  await shopper.click('link', 'Cart, 2 items');
  await expect.poll(() => shopper.text('main')).toMatch(/Turmeric.* Size L × 2/);
  expect(await shopper.text(SUMMARY)).toContain('Subtotal $5,598.00');
  await shopper.click('link', 'Proceed to Checkout');
  await expect.poll(() => shopper.path()).toBe('/login');
  await shopper.signIn();
  await expect.poll(() => shopper.path()).toBe('/checkout');
  for (const [name, value] of Object.entries(sampleShipping)) await shopper.fill(name, value);
  await shopper.click('combobox', 'Country');
  await shopper.window.keyboard.press('Escape');
  // By script, because the system draws the list of a select.
  await shopper.see('combobox', 'Country', 'main', (select) =>
    select.evaluate((found) => {
      (found as HTMLSelectElement).value = 'IN';
      found.dispatchEvent(new Event('change', { bubbles: true }));
    }),
  );
  await shopper.click('radio', 'Cash on Delivery');
  await shopper.click('button', 'Complete Purchase');
  await shopper.see('dialog', 'Payment Successful!');
  const message = 'Your order has been placed successfully.';
  expect(await shopper.text('dialog[open]')).toContain(message);
  await expect.poll(() => shopper.path()).toBe('/');
  await shopper.see('link', 'Cart, 0 items');
});

const ARTICLE = 'article[aria-label="Turmeric Handloom Cotton Temple Border Saree"]';
const SUMMARY = 'main section:has(h2), main [aria-label="Order Summary"]';

test('registration: four steps, and the shopper is signed in', async ({ shopper }) => {
  await shopper.goto('/register');
  await shopper.click('button', 'Use sample profile 1');
  const step = (number: number): Promise<void> =>
    expect.poll(() => shopper.text('main')).toContain(`Step ${number} of 4`);
  await shopper.click('button', 'Next');
  await step(2);
  await shopper.click('radio', 'Avatar 2');
  await shopper.click('button', 'Next');
  await step(3);
  await shopper.click('button', 'Previous');
  await step(2);
  await shopper.click('button', 'Next');
  await step(3);
  // A second click at once would be a double click, which is handled as one.
  await shopper.enter('button', 'Next');
  await step(4);
  await shopper.click('checkbox', 'Terms: I agree to the terms and the privacy policy');
  await shopper.click('button', 'Create Account');
  await expect.poll(() => shopper.path()).toBe('/');
  expect(await shopper.window.evaluate(() => localStorage.getItem('user'))).toContain('avatar2');
});

test('search by keyboard opens a listing, and Escape closes the search @sample', async ({
  shopper,
}) => {
  await shopper.goto('/terms');
  await shopper.enter('button', 'Search');
  await shopper.seeFocus('combobox', 'Search products');
  await shopper.window.keyboard.press('Escape');
  await shopper.seeNo('combobox', 'Search products');
  await shopper.seeFocus('button', 'Search');
  await shopper.window.keyboard.press('Enter');
  await shopper.see('combobox', 'Search products');
  await shopper.window.keyboard.type('saree');
  await shopper.see('option', 'Sarees');
  await shopper.window.keyboard.press('ArrowDown');
  await shopper.window.keyboard.press('Enter');
  await expect.poll(() => shopper.path()).toBe('/product/women');
});

test('the phone menu and the dialogs trap the focus and return it when they close @sample', async ({
  shopper,
}) => {
  await shopper.goto(anyProduct.path);
  const zoom = `Zoom ${anyProduct.title}, picture 1 of 4`;
  await shopper.click('button', zoom);
  await shopper.see('dialog', anyProduct.title);
  const isInDialog = (): boolean => document.activeElement?.closest('dialog') !== null;
  expect(await shopper.window.evaluate(isInDialog)).toBe(true);
  await shopper.window.keyboard.press('Escape');
  await shopper.seeNo('dialog', anyProduct.title);
  await shopper.seeFocus('button', zoom);

  await shopper.resize(390);
  await shopper.enter('button', 'Menu');
  await shopper.see('link', 'About Us', 'dialog[open]');
  await shopper.window.keyboard.press('Escape');
  await shopper.seeNo('link', 'About Us', 'dialog[open]');
  await shopper.seeFocus('button', 'Menu');
});

test('if a remote is unreachable the shop still works, and Try Again loads its page', async ({
  shopper,
  shop,
  expectedProblems,
}) => {
  expectedProblems.push(/./);
  await shop.stopRemote('mfe_cart_checkout');
  await shopper.goto(anyProduct.path);
  await shopper.click('button', 'Add to Cart', 'main');
  await shopper.click('link', 'Cart, 1 item');
  await shopper.see('heading', 'Connection Lost');
  await shop.startRemote('mfe_cart_checkout');
  await shopper.click('button', 'Try Again');
  await shopper.see('link', anyProduct.title, 'main');
});
