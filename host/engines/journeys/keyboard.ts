import { anyProduct } from '../../e2e/catalogue';
import { expect, test } from '../test';

test('search by keyboard opens a listing, and Escape closes the search @sample', async ({
  shopper,
}) => {
  await shopper.goto('/terms');
  await shopper.focus('button', 'Search');
  await shopper.press('Enter');
  await expect.poll(async () => (await shopper.see('combobox', 'Search')).hasFocus).toBe(true);
  await shopper.press('Escape');
  await expect.poll(() => shopper.sees('combobox', 'Search')).toBe(false);
  await expect.poll(async () => (await shopper.see('button', 'Search')).hasFocus).toBe(true);
  await shopper.press('Enter');
  await shopper.see('combobox', 'Search');
  await shopper.window.type('saree');
  await shopper.see('option', 'Saree');
  await shopper.press('ArrowDown', 'Enter');
  await expect.poll(() => shopper.path()).toBe('/product/women');
});

test('the phone menu and the dialogs trap the focus and return it when they close @sample', async ({
  shopper,
}) => {
  await shopper.goto(anyProduct.path);
  await shopper.click('button', 'Zoom');
  await shopper.see('dialog', anyProduct.title);
  expect(await shopper.window.run(() => document.activeElement?.closest('dialog') !== null)).toBe(
    true,
  );
  await shopper.press('Escape');
  await expect.poll(() => shopper.sees('dialog', anyProduct.title)).toBe(false);
  await expect.poll(async () => (await shopper.see('button', 'Zoom')).hasFocus).toBe(true);

  await shopper.window.resize(390, 800);
  await shopper.focus('button', 'Menu');
  await shopper.press('Enter');
  await shopper.see('link', 'About Us', 'dialog[open]');
  await shopper.press('Escape');
  await expect.poll(() => shopper.sees('link', 'About Us', 'dialog[open]')).toBe(false);
  await expect.poll(async () => (await shopper.see('button', 'Menu')).hasFocus).toBe(true);
});
