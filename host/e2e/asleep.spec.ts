import type { Page } from '@playwright/test';
import { boundaryOf } from './remoteTable';
import { expect, test } from './shop';
import { hasHeading, rememberHeading } from './steps';
import { expectAwake, holdScripts, open } from './takeOver';

test.use({ waitsForHydration: false });

// A page in the HTML whose own code has not come yet: other addresses.

const LISTING = '/product/men';

test.describe('another address before the page is hydrated', () => {
  test('an anchor leaves the page of a dead remote readable, and leads to its place', async ({
    page,
    shop,
    expectedProblems,
  }) => {
    expectedProblems.push(/Failed to load resource/);
    await rememberHeading(page);
    await shop.stopRemote('mfe_catalog');
    await page.goto('/');
    await expect(boundaryOf(page)).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByText('News & Blog').click();
    await expect(page).toHaveURL('/#news-blog');
    await expect(page.locator('#news-blog')).toBeInViewport();
    expect(await hasHeading(page)).toBe(true);
    await shop.startRemote('mfe_catalog');
  });

  test('another path of a dead remote has its own title, heading and alert', async ({
    page,
    shop,
    expectedProblems,
  }) => {
    expectedProblems.push(/Failed to load resource/);
    await shop.stopRemote('mfe_catalog');
    await page.goto(LISTING);
    await expect(boundaryOf(page)).toBeVisible();
    await shopLink(page, 'Women').click();
    await expectPlace(page, '/product/women', 'Women');
    await expect(boundaryOf(page)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await shop.startRemote('mfe_catalog');
  });

  test('an anchor and a query wait for the page, which is hydrated where it stands', async ({
    page,
    shop,
  }) => {
    await rememberHeading(page);
    const release = await holdScripts(page, shop.remoteOrigin('mfe_catalog'));
    await open(page, LISTING);
    await expect(page.locator('html[data-started]')).toHaveCount(1);
    for (const address of [`${LISTING}#main`, `${LISTING}?category=shirts`]) {
      await page.evaluate((url) => {
        history.pushState(null, '', url);
        dispatchEvent(new PopStateEvent('popstate'));
      }, address);
    }
    await expect(page.getByRole('article').first()).toBeVisible();
    release();
    await expectAwake(page);
    expect(await hasHeading(page)).toBe(true);
    await expect(page.getByRole('button', { name: 'Shirts & T-Shirts' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('another path shows its own skeleton, with title, heading and canonical address', async ({
    page,
    shop,
  }) => {
    const release = await holdScripts(page, shop.remoteOrigin('mfe_catalog'));
    await open(page, LISTING);
    await expect(page.locator('html[data-started]')).toHaveCount(1);
    await shopLink(page, 'Women').click();
    await expectPlace(page, '/product/women', 'Women');
    await expect(page.getByRole('main').getByText('Loading page')).toBeAttached();
    release();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectPlace(page, '/product/women', 'Women');
  });
});

function shopLink(page: Page, name: string): ReturnType<Page['getByRole']> {
  return page.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name });
}

/** The page says which one it is, once. */
async function expectPlace(page: Page, path: string, name: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveTitle(`${name} | Weft`);
  await expect(page.locator('title')).toHaveCount(1);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`${path}$`));
}
