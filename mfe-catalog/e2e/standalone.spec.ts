import { expect } from '@playwright/test';
import { standInTest, chooseState } from 'stand-in/testing';

const test = standInTest('mfe-catalog');

test('each page is shown without the host, with its pictures @sample', async ({ page }) => {
  await page.goto('/');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
  await pages.getByRole('link', { name: '/product/women', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Women' })).toBeVisible();
  await pages.getByRole('link', { name: '/product/men-shirt-1', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Buy Now' }).first()).toBeVisible();
  const picture = page.getByRole('main').getByRole('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('the stores are real: additions are stored, and a chosen state replaces them @sample', async ({
  page,
}) => {
  await page.goto('/product/men');
  await page.getByRole('article').first().getByRole('button', { name: 'Add to Cart' }).click();
  const stored = (): Promise<unknown> =>
    page.evaluate(() => (JSON.parse(localStorage.getItem('cart') ?? '[]') as unknown[]).length);
  await expect.poll(stored).toBe(1);
  await expect(page.getByText('was added to your cart.'), 'instead of the mini cart').toBeVisible();
  await chooseState(page, 'Full cart');
  expect(await stored()).toBe(12);
  await page.getByRole('link', { name: '/wishlist', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(12);
});
