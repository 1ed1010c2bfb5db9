import { lastSection, listings, otherSection } from './catalogue';
import { expect, goto, test } from './shop';
import { fillShop, untilIdle } from './steps';
import { expectHydrated, holdScripts, open } from './takeOver';

const PHONE = { width: 390, height: 844 };

test('the search works from any page @sample', async ({ page }) => {
  await goto(page, '/cart');
  const search = page.getByRole('banner').getByRole('button', { name: 'Search' });
  const field = page.getByRole('combobox', { name: 'Search products' });
  await test.step('the search shows suggestions, and the keyboard selects one and opens its listing', async () => {
    await search.click();
    await expect(field).toBeFocused();
    await expect(page.getByRole('option')).toHaveCount(4);
    await field.pressSequentially('sar');
    await expect(page.getByRole('option')).toHaveText(['Sarees']);
    await field.press('ArrowDown');
    await expect(page.getByRole('option', { name: 'Sarees', selected: true })).toBeVisible();
    await field.press('Enter');
    await expect(page).toHaveURL(otherSection.path);
  });

  await test.step('the search shows products of all sections, and opens the section with the most', async () => {
    await search.click();
    await field.fill('dinosaur');
    const products = page.getByRole('group', { name: 'Products' });
    await expect(products.getByRole('link')).toHaveText(/Yellow Dinosaur Print T-Shirt.*\$499/);
    await expect(page.getByText('0 suggestions, 1 product')).toBeAttached();
    await field.press('Enter');
    await expect(page).toHaveURL(lastSection.path);
    await expect(page.getByRole('article')).toHaveCount(1);
    await search.click();
    await field.fill('red dress');
    await page.setViewportSize(PHONE);
    await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
    expect((await field.boundingBox())?.width, 'with large text').toBeGreaterThan(200);
    await products.getByRole('link', { name: /Sash Dress/ }).click();
    await expect(page).toHaveURL('/product/women-kurti-2');
  });
});

test('on a phone the menu is a dialog with the same links, which a wider window and Back close', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await goto(page, '/cart');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link')).toHaveText([
    ...listings.map(({ name }) => name),
    'Home',
    'About Us',
    'Collection',
    'News & Blog',
    'Contact Us',
    'Wishlist',
    'Account',
  ]);
  await menu.getByRole('button', { name: `Categories of ${lastSection.name}` }).press('Enter');
  const [category] = lastSection.categories;
  await expect(menu.getByRole('link', { name: category?.name ?? '', exact: true })).toBeVisible();
  await menu.getByRole('link', { name: 'About Us' }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/#about');

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.setViewportSize({ width: 1180, height: 820 });
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/#contact-us');
  await page.setViewportSize(PHONE);
  await expect(menu).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.goBack();
  await expect(menu).toHaveCount(0);
});

test('the skip link, the sections and the anchors of the top bar work', async ({ page }) => {
  await goto(page, '/cart');
  await test.step('the skip link skips the bar, and the page keeps its navigation state', async () => {
    await expect(page.locator('[data-dehydrated]')).toHaveCount(0);
    // Wait for the remote's page, which appears after the heading.
    await page.getByRole('link', { name: 'Start Shopping' }).waitFor();
    const place = (): Promise<unknown> =>
      page.evaluate(() => [history.length, history.state as unknown, location.href]);
    const before = await place();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Start Shopping' })).toBeFocused();
    expect(await place()).toEqual(before);
  });

  await test.step('every page reaches a section with one click, and a category with two', async () => {
    const shop = page.getByRole('navigation', { name: 'Shop' });
    await expect(shop.getByRole('link')).toHaveText(listings.map(({ name }) => name));
    const section = shop.getByRole('button', { name: `Categories of ${otherSection.name}` });
    await section.press('Enter');
    await expect(section).toHaveAttribute('aria-expanded', 'true');
    const [category] = otherSection.categories;
    const link = shop.getByRole('link', { name: category?.name ?? '', exact: true });
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(section).toBeFocused();
    await section.press('Enter');
    await link.click();
    await expect(page).toHaveURL(`${otherSection.path}?category=${category?.id}`);
    await expect(link).toBeHidden();
    await expect(page.getByRole('article')).toHaveCount(category?.products.length ?? 0);
    // Another query of the same page moves no focus, and the link is gone.
    await section.press('Enter');
    await shop.getByRole('link', { name: otherSection.categories[1]?.name ?? '' }).press('Enter');
    await expect(section).toBeFocused();
  });

  await test.step('an anchor of the top bar works from another route and scrolls to 100 pixels below the edge', async () => {
    const bar = page.getByRole('navigation', { name: 'Main' });
    const anchor = page.locator('#collection');
    for (const scrolledBy of [0, 4000]) {
      await page.mouse.wheel(0, scrolledBy);
      await bar.getByRole('link', { name: 'Collection' }).click();
      await expect(page).toHaveURL('/#collection');
      await expect.poll(async () => (await anchor.boundingBox())?.y).toBeCloseTo(100, -1);
      await expect(anchor).toBeFocused();
    }
  });
});

test('a new page starts at the top with the focus on its heading, also after Back', async ({
  page,
}) => {
  await goto(page, otherSection.path);
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await page.getByRole('article').last().getByRole('link', { name: 'View details' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Search products' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Search products' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: otherSection.name })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('when a bar throws, an error page without bars is shown', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push(/broken bar/);
  await fillShop(page);
  await page.addInitScript(() => {
    // Only the top bar needs the first letter of the shopper's name.
    Object.assign(Intl, {
      Segmenter: class {
        constructor() {
          throw new Error('broken bar');
        }
      },
    });
  });
  await goto(page, '/terms');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    'Oops! Something Went Wrong',
  );
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await page.getByRole('link', { name: 'Go Back Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Something Went Wrong');
});

test('the preferences change the theme and the motion, at the next visit before any script of the shop runs', async ({
  page,
}) => {
  const html = page.locator('html');
  const bars = page.locator('meta[name="theme-color"]');
  await goto(page, '/terms');
  await expect(bars.first()).toHaveAttribute('media', '(prefers-color-scheme: light)');
  await page.getByRole('button', { name: 'Preferences' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('radio', { name: 'Reduce motion' }).check();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  const release = await holdScripts(page);
  await open(page, '/');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('data-motion', 'reduced');
  release();
  await expectHydrated(page);
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('data-motion', 'reduced');
  await expect(bars.first()).toHaveAttribute('media', 'not all');
  await expect(bars.last()).toHaveAttribute('media', 'all');
  const paper = await html.evaluate((root) => getComputedStyle(root).getPropertyValue('--paper'));
  expect(paper).toContain(`${await bars.last().getAttribute('content')})`);
});

test('the countdown runs down from 30 days', async ({ page }) => {
  const loadedAt = Date.UTC(2026, 2, 3);
  await page.clock.setFixedTime(loadedAt);
  await goto(page, '/coming-soon');
  await untilIdle(page);
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText('Days30Hours00Minutes00Seconds00');
  await page.clock.setFixedTime(loadedAt + 61_000);
  await expect(timer).toHaveText('Days29Hours23Minutes58Seconds59');
});
