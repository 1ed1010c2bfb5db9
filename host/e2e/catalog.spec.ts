import type { Locator } from '@playwright/test';
import { hasSample } from 'tooling/apps';
import { anyProduct, firstSection, lastSection } from './catalogue';
import { expect, goto, reload, test } from './shop';
import { signIn, stopClock, untilIdle } from './steps';

test.describe('the landing page', () => {
  test('has its sections in the specified order, and a story that expands @sample', async ({
    page,
  }) => {
    await goto(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The HTML has the heading. The sections below the hero come with the remote.
    await page.locator('#contact-us').waitFor();
    const ids = await page.locator('main section[id]').evaluateAll(idsOf);
    expect(ids).toBe('home about collection categories our-collection news-blog contact-us');
    await expect(page.locator('#collection').getByRole('article')).toHaveCount(9);
    const anchors = await page.locator('#categories li').evaluateAll(idsOf);
    expect(anchors).toBe('mens-collection womens-collection small-kids-collection kids-collection');
    await expect(page.locator('#our-collection').getByRole('link')).toHaveCount(7);
    for (const name of ['Name', 'Email', 'Subject', 'Message']) {
      await expect(page.locator('#contact-us').getByRole('textbox', { name })).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Submit Now' })).toHaveAccessibleDescription(
      'Demo: nothing is sent',
    );

    const story = page.locator('#blog-post-2');
    await story.getByRole('link', { name: 'Read More' }).press('Enter');
    await expect(page).toHaveURL('/#blog-post-2');
    await expect(story.getByRole('time')).toHaveText('15 April 2025');
    await expect(story).toContainText('Skip the softener');
    await expect(story).toBeFocused();
    await expect(page.getByRole('link', { name: 'Read More' })).toHaveCount(2);
    await story.getByRole('link', { name: 'Read Less' }).press('Enter');
    await expect(page).toHaveURL('/#news-blog');
    await expect(story).not.toContainText('Skip the softener');
    await expect(page.getByRole('link', { name: 'Read More' })).toHaveCount(3);

    // A4 without its margins.
    await page.setViewportSize({ width: 718, height: 1_000 });
    await page.emulateMedia({ media: 'print' });
    expect((await page.locator('#blog-post-3').boundingBox())?.x).toBeLessThan(718);
  });

  test('36: advances its pictures every four seconds, once in a suspended tab, holds on hover, focus and Pause, and keeps its controls in place until the text below is loaded', async ({
    page,
  }) => {
    // Stopped at its first picture, with a clock that only the test moves.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await goto(page, '/');
    const hero = page.getByRole('region', { name: 'Featured' });
    const play = hero.getByRole('button', { name: 'Play' });
    await expect(play).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(hero.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(play).toBeVisible();
    await stopClock(page);
    await hero.getByRole('button', { name: 'Play' }).click();
    await page.clock.runFor(4_100);
    await expectImage(hero, 2);
    await page.getByRole('contentinfo').hover();
    await hero.hover();
    await page.clock.runFor(9_000);
    await expectImage(hero, 2);
    await page.getByRole('contentinfo').hover();
    await page.clock.fastForward(60_000);
    await page.clock.runFor(1_100);
    await expectImage(hero, 3);
    await page.keyboard.press('Tab');
    await hero.getByRole('button', { name: 'Pause' }).focus();
    await page.clock.runFor(9_000);
    await expectImage(hero, 3);
    await page.keyboard.press('Enter');
    await expect(hero.getByRole('button', { name: 'Play' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.clock.runFor(4_100);
    await expectImage(hero, 4);

    const control = hero.getByRole('button').first();
    const top = async (width: number, height: number): Promise<number> => {
      await page.setViewportSize({ width, height });
      return control.evaluate((button) => button.getBoundingClientRect().top);
    };
    const whole = [await top(390, 844), await top(768, 1024)];
    await control.evaluate(({ parentElement: controls }) => {
      while (controls?.nextElementSibling) controls.nextElementSibling.remove();
    });
    expect([await top(390, 844), await top(768, 1024)]).toEqual(whole);
  });
});

test('a listing keeps category, filters and order in the query @sample', async ({ page }) => {
  await goto(page, firstSection.path);
  const count = page.getByRole('main').getByRole('status');
  await expect(count).toHaveText('42 products');
  await page.getByRole('button', { name: 'Kurtas & Ethnic Wear' }).click();
  await expect(count).toHaveText('12 products');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-asc');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Filter' });
  await dialog.getByRole('combobox', { name: 'Discount' }).selectOption('25');
  await dialog.getByRole('button', { name: /^Show \d+ products?$/ }).click();
  await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeFocused();
  await expect(page).toHaveURL('/product/men?category=ethnic-wear&sort=price-asc&discount=25');
  await expect(count).not.toHaveText('12 products');
  const narrowed = await count.textContent();
  await reload(page);
  await expect(count).toHaveText(narrowed ?? '');
  await page.getByRole('button', { name: 'Remove filter: 25% off or more' }).click();
  await expect(count).toHaveText('12 products');
  await page.getByRole('button', { name: 'All Categories' }).click();
  await expect(page).toHaveURL('/product/men?sort=price-asc');

  await test.step('the heading of its results is below the bar, with reduced motion too', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox', { name: 'Search products' }).fill('jeens');
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { name: 'Results for “jeans”' });
    await expect(heading).toBeFocused();
    await untilIdle(page);
    expect((await heading.boundingBox())?.y).toBeCloseTo(100, -1);
  });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
  const all = page.getByRole('button', { name: 'All Categories' });
  await all.scrollIntoViewIfNeeded();
  await expect(all, 'with large text').toBeInViewport({ ratio: 0.9 });
});

test.describe('a product’s page', () => {
  test('shows on a phone’s first screen which size Add to Cart adds, below all sizes, and the size of the last time, also from right to left @sample', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // Titles in two lines.
    for (const path of ['/product/women-saree-3', '/product/kids-boy-tshirt-1']) {
      await goto(page, path);
      const bar = await page.locator('[data-sticky-bar]').boundingBox();
      const lowest = await page.locator('label').filter({ hasText: 'XL' }).boundingBox();
      expect((lowest?.y ?? 0) + (lowest?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }
    await goto(page, anyProduct.path);
    await expect(page.getByText('No size chosen')).toBeInViewport({ ratio: 1 });
    await page.getByRole('radio', { name: 'L', exact: true }).check();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByText('Size L', { exact: true })).toBeInViewport({ ratio: 1 });
    await reload(page);
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    const legend = await page.getByText('Size', { exact: true }).boundingBox();
    const { x = 0, width = 0 } = (await page.getByText('L last time').boundingBox()) ?? {};
    expect(legend?.x, 'beside the size of the last time').toBeGreaterThanOrEqual(x + width);
    await goto(page, '/terms');
    await page.evaluate(() => localStorage.clear());
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'L', exact: true })).not.toBeChecked();
  });

  test('has reviews, large pictures, and links to similar products @sample', async ({ page }) => {
    await goto(page, anyProduct.path);
    await test.step('zooms in a dialog, scales and moves by pointer and keys, and returns the focus', async () => {
      const onPage = await page.getByRole('main').getByRole('img').first().boundingBox();
      await page.getByRole('button', { name: 'Zoom' }).press('Enter');
      const dialog = page.getByRole('dialog');
      const picture = dialog.getByRole('img');
      const top = async (): Promise<number> => (await picture.boundingBox())?.y ?? 0;
      await expect(dialog.getByRole('button', { name: 'Show the whole picture' })).toBeVisible();
      await expect
        .poll(async () => (await picture.boundingBox())?.width)
        .toBeGreaterThan(2 * (onPage?.width ?? 0));
      await expect.poll(top).toBeLessThan(0);
      await page.mouse.move(640, 100);
      await expect.poll(top).toBeGreaterThan(-100);
      await page.mouse.move(640, 101);
      const before = await top();
      await page.keyboard.press('ArrowDown');
      await expect.poll(top).toBeLessThan(before - 30);
      // The browser's own zoom.
      await page.keyboard.press('Control+-');
      await expect(dialog.getByRole('button', { name: 'Show the whole picture' })).toBeVisible();
      await picture.click();
      await expect(dialog.getByRole('button', { name: 'Enlarge' })).toBeVisible();
      const whole = await picture.boundingBox();
      expect(whole?.y).toBeGreaterThan(0);
      await picture.click({ position: { x: 5, y: (whole?.height ?? 0) - 5 } });
      await expect(dialog.getByRole('button', { name: 'Show the whole picture' })).toBeVisible();
      const { y = 0, height = 0 } = (await picture.boundingBox()) ?? {};
      expect(y + height).toBeLessThan(800);
      await page.keyboard.press('-');
      await page.keyboard.press('ArrowRight');
      await expect(dialog.getByRole('status')).toHaveText('2 of 4');
      await page.emulateMedia({ media: 'print' });
      await expect(dialog).toBeHidden();
      await page.emulateMedia({ media: null });
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: 'Zoom' })).toBeFocused();
    });

    await test.step('shows reviews that average 4.7, and a form that says it sends nothing', async () => {
      await page.getByRole('tab', { name: 'Product Details' }).press('ArrowRight');
      await expect(page.getByRole('tab', { name: 'Reviews & Ratings' })).toBeFocused();
      await expect(page.getByText('4.7 out of 5, 4 reviews')).toBeVisible();
      await expect(page.getByText('Verified Purchase')).toHaveCount(4);
      const form = page.getByRole('form', { name: 'Write a review' });
      await form.getByRole('radio', { name: '4 stars' }).check();
      for (const name of ['Name', 'Email', 'Review']) {
        await form.getByRole('textbox', { name }).fill('words');
      }
      const submit = page.getByRole('button', { name: 'Submit Review' });
      await expect(submit).toHaveAccessibleDescription('Demo: nothing is sent');
      await submit.click();
      await expect(page).toHaveURL(anyProduct.path);
      for (const name of ['Helpful', 'Reply']) {
        await expect(page.getByRole('button', { name }).first()).toHaveAccessibleDescription(
          'Demo: Helpful and Reply do nothing',
        );
      }
    });

    await test.step('links products of the same category and recently viewed products', async () => {
      await expect(page.getByRole('region', { name: 'Recently viewed' })).toBeHidden();
      const related = page.getByRole('region', { name: 'You may also like' });
      await expect(related.getByRole('link')).toHaveCount(4);
      await related.getByRole('link').first().click();
      await expect(page).toHaveURL('/product/men-shirt-2');
      await expect(
        page.getByRole('region', { name: 'Recently viewed' }).getByRole('link'),
      ).toHaveAttribute('href', anyProduct.path);
    });
  });

  test('is "Product not found." above the categories for an unknown id', async ({
    page,
    expectedProblems,
  }) => {
    // The router warns about an address that cannot be decoded.
    expectedProblems.push(/malformed|could not be decoded/i);
    await goto(page, anyProduct.path);
    for (const id of ['men/none', '__proto__', '%E0%A4%A', 'x'.repeat(10_000)]) {
      await goto(page, `/product/${id}`);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading, id.slice(0, 20)).toHaveText('Product not found.');
      await expect(page.getByRole('banner')).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Browse the shop' })).toBeVisible();
    const sections = page.getByRole('region', { name: 'Shop by Category' });
    if (hasSample) await expect(sections.getByRole('link', { name: 'Shop Now' })).toHaveCount(4);
    const recent = page.getByRole('region', { name: 'Recently viewed' });
    const [above, below] = [await sections.boundingBox(), await recent.boundingBox()];
    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  });
});

test('in forced colours, chosen options look different @sample', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await goto(page, anyProduct.path);
  const size = (name: string): Locator =>
    page.getByRole('group', { name: 'Size' }).getByText(name, { exact: true });
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  await expectUnlike(size('M'), size('S'), 'borderInlineStartColor');
  await expectUnlike(
    page.getByRole('tab', { name: 'Product Details' }),
    page.getByRole('tab', { name: 'Reviews & Ratings' }),
    'borderBlockEndColor',
  );
  await expectUnlike(
    page.getByRole('button', { name: 'Show picture 1' }),
    page.getByRole('button', { name: 'Show picture 2' }),
    'borderInlineStartColor',
  );
  await goto(page, '/product/men?category=shirts');
  await expectUnlike(
    page.getByRole('button', { name: 'Shirts & T-Shirts' }),
    page.getByRole('button', { name: 'All Categories' }),
    'borderInlineStartColor',
  );
  await goto(page, '/');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await expectUnlike(
    page.getByRole('button', { name: 'Show image 1 of 5' }),
    page.getByRole('button', { name: 'Show image 2 of 5' }),
    'blockSize',
    '::before',
  );
});

test('a shopper empties the wishlist, undoes it, and moves it into the cart', async ({ page }) => {
  await goto(page, lastSection.path);
  const hearts = page.getByRole('button', { name: 'Add to wishlist' });
  await hearts.first().click();
  await hearts.first().click();
  await page.getByRole('link', { name: 'Wishlist, 2 items' }).click();
  await signIn(page);
  await expect(page).toHaveURL('/wishlist');
  await page.goBack();
  await expect(page, 'the sign-in leaves no entry behind').toHaveURL(lastSection.path);
  await page.goForward();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(2);
  const titles = await cards.getByRole('heading', { level: 2 }).allTextContents();

  await cards.first().getByRole('button', { name: 'Remove from wishlist' }).press('Enter');
  await expect(cards).toHaveCount(1);
  await expect(cards.getByRole('button', { name: 'Remove from wishlist' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText(titles);
  await expect(cards.first().getByRole('button', { name: 'Remove from wishlist' })).toBeFocused();

  await page.getByRole('button', { name: 'Add all to cart' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await cards.first().getByRole('button', { name: 'Remove from wishlist' }).dblclick();
  await expect(cards).toHaveCount(1);
  await cards.first().getByRole('button', { name: 'Remove from wishlist' }).press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your wishlist is empty' }),
  ).toBeFocused();
});

function idsOf(elements: readonly Element[]): string {
  return elements.map(({ id }) => id).join(' ');
}

async function expectImage(hero: Locator, position: number): Promise<void> {
  await expect(hero.getByRole('button', { name: `Show image ${position} of 5` })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(hero.getByRole('group', { name: `${position} of 5` })).toBeAttached();
}

/**
 * Expects that a chosen option looks different from another one. Backgrounds are not compared: a forced and a transparent
 * background look the same.
 */
async function expectUnlike(
  chosen: Locator,
  other: Locator,
  property: 'blockSize' | 'borderBlockEndColor' | 'borderInlineStartColor',
  part?: '::before',
): Promise<void> {
  const lookOf = (locator: Locator): Promise<string> =>
    locator.evaluate((element, [name, pseudo]) => getComputedStyle(element, pseudo)[name], [
      property,
      part,
    ] as const);
  expect(await lookOf(chosen), `${property} of ${String(chosen)}`).not.toBe(await lookOf(other));
}
