import { rewritten } from 'tooling/faults';
import { anyProduct, firstSection } from './catalogue';
import { expect, test } from './shop';
import { expectStill, hasHeading, rememberHeading, watchShifts } from './steps';
import { bar, expectHydrated, holdScripts, open, press } from './takeOver';

// How React hydrates the HTML of a page.

const PRODUCT = anyProduct.path;

test.describe('presses before the scripts run', () => {
  // dehydrated.spec.ts has the buttons of a card.
  test('a size, a quantity, its buttons, Add to Cart and a tab of a product act once, in their order; the size wins over the remembered one @sample', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('weft.size.men', 'S'));
    const release = await holdScripts(page);
    await open(page, PRODUCT);
    const size = page.getByRole('radio', { name: 'XL', exact: true });
    await size.check();
    const panel = page.getByRole('main');
    await panel.getByRole('textbox', { name: 'Quantity' }).fill('4');
    for (const name of ['Increase quantity', 'Increase quantity', 'Add to Cart'])
      await press(panel.getByRole('button', { name }).first());
    const tab = page.getByRole('tab', { name: 'Reviews & Ratings' });
    await press(tab);
    release();
    await expectHydrated(page);
    await expect(page.getByText('You chose S last time')).toBeVisible();
    await expect(size).toBeChecked();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(bar(page, 'Cart, 6 items')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('cart'))).toContain('"XL":6');
  });

  test('a chosen order sorts the listing, and Search opens the search without taking the focus from a field', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await open(page, firstSection.path);
    await press(page.getByRole('button', { name: 'Search', exact: true }));
    const order = page.getByRole('combobox', { name: 'Sort by' });
    await order.selectOption('price-asc');
    await order.focus();
    release();
    await expect(page).toHaveURL(`${firstSection.path}?sort=price-asc`);
    await expect(page.getByRole('combobox', { name: 'Search products' })).toBeVisible();
    await expect(order).toBeFocused();
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
  });
});

test("the day's products replace those of the HTML without layout shifts", async ({ page }) => {
  // On this day a product of the HTML has another place.
  await page.clock.setFixedTime('2026-11-24T12:00');
  await page.setViewportSize({ width: 768, height: 2_000 });
  await watchShifts(page);
  const release = await holdScripts(page);
  await open(page, '/');
  const selection = page.getByRole('region', { name: 'All Collection' });
  const titles = selection.getByRole('article').getByRole('heading');
  const ofHtml = await titles.allTextContents();
  await selection.evaluate((element) => element.scrollIntoView());
  release();
  await expect.poll(() => titles.allTextContents()).not.toEqual(ofHtml);
  const ofToday = await titles.allTextContents();
  const moved = ofToday.filter((title, place) => ofHtml.includes(title) && title !== ofHtml[place]);
  expect(moved).not.toEqual([]);
  await expectStill(page, '/');
});

for (const path of ['/', firstSection.path, PRODUCT]) {
  test(`HTML of another release: ${path} is replaced without layout shifts, and its style sheet is removed`, async ({
    page,
    shop,
  }) => {
    const old = await shop.serveElsewhere('host');
    const another = rewritten((html) => {
      const [, hash = ''] = /"release":\{[^}]*"integrity":"([^"]*)"/.exec(html) ?? [];
      // The hash of the page's release, and in the style sheet that contains the remote's styles.
      return html.replaceAll(hash, 'sha384-another');
    });
    old.inject(new RegExp(`^${path}$`), another);
    await rememberHeading(page);
    await watchShifts(page);
    await page.goto(old.origin + path);
    await expect.poll(() => hasHeading(page)).toBe(false);
    await expect(page.locator('link[href^="/assets/page."]')).toHaveCount(0);
    await expectHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.evaluate(() => document.fonts.ready);
    await expectStill(page, path);
    await old.close();
  });
}
