import { anyProduct } from '../../e2e/catalogue';
import { expect, test } from '../test';

test('search by keyboard opens a listing, and Escape closes the search @sample', async ({
  shopper,
}) => {
  await shopper.goto('/terms');
  await shopper.enter('button', 'Search');
  await shopper.seeFocus('combobox', 'Search');
  await shopper.press('Escape');
  await shopper.seeNo('combobox', 'Search');
  await shopper.seeFocus('button', 'Search');
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
  const isInDialog = (): boolean => document.activeElement?.closest('dialog') !== null;
  expect(await shopper.window.run(isInDialog)).toBe(true);
  await shopper.press('Escape');
  await shopper.seeNo('dialog', anyProduct.title);
  await shopper.seeFocus('button', 'Zoom');

  await shopper.resize(390, 800);
  await shopper.enter('button', 'Menu');
  await shopper.see('link', 'About Us', 'dialog[open]');
  await shopper.press('Escape');
  await shopper.seeNo('link', 'About Us', 'dialog[open]');
  await shopper.seeFocus('button', 'Menu');
});
