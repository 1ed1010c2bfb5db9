import type { Page } from '@playwright/test';
import { anyProduct, firstSection, otherSection } from './catalogue';
import { boundaryOf } from './remoteTable';
import { expect, test } from './shop';
import { hasHeading, rememberHeading } from './steps';
import { bar, expectHydrated, holdScripts, open, press, storedIds } from './takeOver';
import { SHOP_NAME } from 'shared-ui/shop-name';

// A page in the HTML before its code is loaded: navigation, and presses that wait.

const LISTING = firstSection.path;
const TITLE = anyProduct.title;

test.describe('navigation before the page is hydrated', () => {
  test('the page of a dead remote is readable, an anchor works, a press shows a message at once, a link to another path does not wait, and Try Again hydrates it', async ({
    page,
    shop,
    expectedProblems,
  }) => {
    // The page may be open for longer than Chromium waits for the use of what its HTML preloads.
    expectedProblems.push(
      /Failed to load resource/,
      /RemotePageError/,
      /was preloaded using link preload/,
    );
    await shop.stopRemote('mfe_catalog');
    await rememberHeading(page);
    await page.goto('/');
    const alert = boundaryOf(page);
    await expect(alert).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByText('News & Blog').click();
    await expect(page).toHaveURL('/#news-blog');
    await expect(page.locator('#news-blog')).toBeInViewport();
    expect(await hasHeading(page)).toBe(true);
    await card(page).first().getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByText('“Add to Cart” didn’t go through')).toBeVisible();
    await shopLink(page, otherSection.name).click();
    await expect(page).toHaveURL(otherSection.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(otherSection.name);
    await expect(page).toHaveTitle(`${otherSection.name} | ${SHOP_NAME}`);
    await expect(page.locator('title')).toHaveCount(1);
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', new RegExp(`${otherSection.path}$`));
    await expect(alert).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);

    await page.goto(LISTING);
    await expect(alert).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(firstSection.name);
    expect(await alert.evaluate((element) => element.previousElementSibling)).toBeNull();
    await shop.startRemote('mfe_catalog');
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expect(alert).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
    await expectHydrated(page);
    expect(await hasHeading(page)).toBe(true);
    await card(page).getByRole('button', { name: 'Add to Cart' }).click();
    await expect(bar(page, 'Cart, 1 item')).toBeVisible();
  });

  test('an anchor and a query wait for the page, which is hydrated without being replaced', async ({
    page,
    shop,
  }) => {
    await rememberHeading(page);
    const release = await holdScripts(page, shop.remoteOrigin('mfe_catalog'));
    await open(page, LISTING);
    await expect(page.locator('html[data-started]')).toHaveCount(1);
    const [category] = firstSection.categories;
    for (const address of [`${LISTING}#main`, `${LISTING}?category=${category?.id}`]) {
      await page.evaluate((url) => {
        history.pushState(null, '', url);
        dispatchEvent(new PopStateEvent('popstate'));
      }, address);
    }
    await expect(page.getByRole('article').first()).toBeVisible();
    release();
    await expectHydrated(page);
    expect(await hasHeading(page)).toBe(true);
    const chosen = { name: category?.name ?? '', pressed: true };
    await expect(page.getByRole('button', chosen)).toBeVisible();
  });
});

test.describe('presses and links, in their order', () => {
  test('before the host is hydrated too, a wishlist button and a link wait for the page', async ({
    page,
    shop,
  }) => {
    const releasePage = await holdScripts(page, shop.remoteOrigin('mfe_catalog'));
    const releaseHost = await holdScripts(page, `${shop.origin}/`);
    await open(page, LISTING);
    await press(card(page).getByRole('button', { name: 'Add to Cart' }));
    await press(card(page).getByRole('button', { name: 'Add to wishlist' }));
    await press(shopLink(page, otherSection.name));
    releaseHost();
    await expect(page.locator('html[data-started]')).toHaveCount(1);
    await expect(page).toHaveURL(LISTING);
    releasePage();
    await expect(page).toHaveURL(otherSection.path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
      otherSection.name,
    );
    expect(await storedIds(page, 'cart')).toEqual([anyProduct.id]);
    expect(await storedIds(page, 'wishlist')).toEqual([anyProduct.id]);
  });

  test('a link does not wait for scripts after their last retry has failed', async ({
    page,
    expectedProblems,
  }) => {
    expectedProblems.push(/Failed to load resource/);
    await page.clock.install();
    await page.route(/\/assets\/main\./, (route) => route.abort());
    await open(page, LISTING);
    await press(card(page).getByRole('button', { name: 'Add to Cart' }));
    const link = shopLink(page, otherSection.name);
    await press(link);
    // Skips the pauses between the retries.
    await expect(async () => {
      await page.clock.runFor(3_000);
      await expect(page).toHaveURL(otherSection.path, { timeout: 100 });
    }).toPass();
  });
});

function card(page: Page): ReturnType<Page['getByRole']> {
  return page.getByRole('article', { name: TITLE });
}

function shopLink(page: Page, name: string): ReturnType<Page['getByRole']> {
  return page.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name });
}
