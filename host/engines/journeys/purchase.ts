import { sampleShipping } from 'stand-in/sample-product';
import { expect, test } from '../test';

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
  await shopper.choose('Country', 'IN');
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
