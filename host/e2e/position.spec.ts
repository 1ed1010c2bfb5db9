import type { Page } from '@playwright/test';
import { MANIFEST } from 'remote-loader/formats';
import { firstSection, otherSection } from './catalogue';
import { expect, goto, reload, test } from './shop';
import { copiesInCart, fillShop, twoFrames } from './steps';
import { expectHydrated, holdScripts } from './takeOver';
import { SHOP_NAME } from 'shared-ui/shop-name';

// The scroll position of a page, and its focus.

const HALFWAY = 1_500;

test('while a page is hydrated, a field below an anchor keeps the focus, its text and its selection, and the page its position', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/#contact-us', { waitUntil: 'domcontentloaded' });
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Do you');
  await message.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(2, 5));
  const before = (await scrollY(page)) - 200;
  await scrollTo(page, before);
  release();
  await expectHydrated(page);
  await twoFrames(page);
  await expect(message).toBeFocused();
  await expect(message).toHaveValue('Do you');
  await expect(message).toHaveJSProperty('selectionStart', 2);
  await expect(message).toHaveJSProperty('selectionEnd', 5);
  expect(await scrollY(page)).toBe(before);
});

test('Tab, the search and the menu in the top bar do not scroll the page', async ({ page }) => {
  await goto(page, firstSection.path);
  await scrollTo(page, HALFWAY);
  const search = page.getByRole('button', { name: 'Search', exact: true });
  await search.click();
  await page.getByRole('combobox', { name: 'Search products' }).press('Escape');
  await expect(search).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Wishlist/ })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await scrollY(page)).toBe(HALFWAY);

  await page.setViewportSize({ width: 390, height: 844 });
  await scrollTo(page, HALFWAY);
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(menu).toBeFocused();
  expect(await scrollY(page)).toBe(HALFWAY);
});

test('a search shows its results, also from far down the listing of the same section @sample', async ({
  page,
}) => {
  for (const path of [otherSection.path, '/cart']) {
    await goto(page, path);
    await scrollTo(page, HALFWAY);
    for (const term of ['saree', 'silk saree']) {
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('combobox', { name: 'Search products' }).fill(term);
      await page.keyboard.press('Enter');
      const heading = page.getByRole('heading', { name: `Results for “${term}”` });
      await expect(heading).toBeFocused();
      await twoFrames(page);
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
      await scrollTo(page, HALFWAY);
    }
  }
  // A filter is not a new search, and keeps the position, also if there are more products above.
  const chip = page.getByRole('button', { name: 'All Categories' });
  for (const path of [null, `${otherSection.path}?category=nightwear`]) {
    if (path) await goto(page, path);
    await scrollTo(page, HALFWAY);
    await chip.evaluate((button) => (button as HTMLButtonElement).click());
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await twoFrames(page);
    expect(await scrollY(page)).toBe(HALFWAY);
  }
});

test('a link to the current page scrolls to its top, and so does Back from an anchor', async ({
  page,
}) => {
  const bar = page.getByRole('banner');
  for (const start of ['/', '/terms']) {
    await goto(page, start);
    await bar.getByRole('link', { name: SHOP_NAME }).click();
    await expect(page).toHaveURL('/');
    await bar.getByRole('link', { name: 'News & Blog' }).click();
    await expect.poll(() => scrollY(page)).toBeGreaterThan(HALFWAY);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => scrollY(page), `begun at ${start}`).toBe(0);
    await scrollTo(page, HALFWAY);
    await bar.getByRole('link', { name: SHOP_NAME }).click();
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});

test('a trend scrolls to the products at every address of the listing @sample', async ({
  page,
}) => {
  for (const path of ['/product', firstSection.path]) {
    await goto(page, path);
    await page.getByRole('link', { name: 'Soft tailoring' }).click();
    await expect(page).toHaveURL(`${path}?category=blazers`);
    const products = page.getByRole('region', { name: 'Products' });
    await expect(products).toBeFocused();
    await twoFrames(page);
    await expect(products).toBeFocused();
    expect((await products.boundingBox())?.y).toBeCloseTo(100, -1);
  }
});

test('a reload and Back from another site restore the position', async ({ page, shop }) => {
  await fillShop(page, copiesInCart(12));
  for (const path of [firstSection.path, '/cart']) {
    await goto(page, path);
    await page
      .getByRole('link', { name: /^Continue Shopping|^View details/ })
      .last()
      .waitFor();
    await scrollTo(page, 1_200);
    await reload(page);
    await expect.poll(() => scrollY(page), `reload of ${path}`).toBe(1_200);
    await goto(page, `${shop.remoteOrigin('mfe_catalog')}/${MANIFEST}`);
    await page.goBack();
    await expect.poll(() => scrollY(page), `back to ${path}`).toBe(1_200);
    await twoFrames(page);
    expect(await scrollY(page)).toBe(1_200);
  }
});

function scrollY(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}
