import { expect, type Locator, type Page } from '@playwright/test';
import { remotes } from 'tooling/apps';
import { firstSection } from './catalogue';
import { goto } from './shop';
import { buy, fillShop } from './steps';
import { SHOP_NAME } from 'shared-ui/shop-name';

/** A remote, and its page that the top bar or the footer links. */
export interface RemoteUnderTest {
  readonly name: string;
  /** The page's component, as in the names of its files. */
  readonly page: string;
  readonly link: RegExp;
  readonly heading: RegExp;
  /** An address of the remote that needs no session. */
  readonly path: string;
  /** A short journey through the remote, with an installed clock. It begins at its page. */
  readonly journey: (page: Page) => Promise<void>;
}

export const REMOTES: readonly RemoteUnderTest[] = [
  {
    name: 'mfe_catalog',
    page: 'Landing',
    link: new RegExp(`^${SHOP_NAME}$`),
    heading: /./,
    path: firstSection.path,
    journey: async (page: Page): Promise<void> => {
      await page.getByRole('link', { name: 'View More' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: firstSection.name })).toBeVisible();
      await page.getByRole('article').first().getByRole('link', { name: 'View details' }).click();
      await page.getByRole('button', { name: 'Add to Cart' }).first().click();
      await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    },
  },
  {
    name: 'mfe_cart_checkout',
    page: 'Cart',
    link: /^Cart, /,
    heading: /^Cart$/,
    path: '/cart',
    journey: async (page: Page): Promise<void> => {
      await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
      await buy(page);
      await page.clock.fastForward(2_000);
      await page.getByRole('button', { name: 'Stay on this page' }).click();
    },
  },
  {
    name: 'mfe_account_auth',
    page: 'Account',
    link: /^Account$/,
    heading: /^Account$/,
    path: '/account',
    journey: async (page: Page): Promise<void> => {
      await page.getByRole('tab', { name: 'Orders' }).click();
      await expect(page.getByRole('tabpanel')).toContainText('Delivered');
    },
  },
];

const untested = remotes.find((app) => !REMOTES.some(({ name }) => name === app.federationName));
if (untested) throw new Error(`${untested.folder} needs a line in host/e2e/remoteTable.ts.`);

/** Messages that the browser writes to the console about a missing file. */
export const FAILED_REQUEST = [
  /^Failed to load resource/,
  /^Refused to (?:execute script|apply style)/,
];

/** Opens a remote's page by its link in the top bar or the footer. */
export async function open(page: Page, remote: RemoteUnderTest): Promise<void> {
  await page.getByRole('link', { name: remote.link }).first().click();
}

export async function expectOpen(page: Page, remote: RemoteUnderTest): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: remote.heading })).toBeVisible();
  // If the content is in the browser's storage, the HTML has the same heading over a skeleton.
  await expect(main.getByText('Loading page')).not.toBeAttached();
  await expect(main.getByRole('alert')).toBeHidden();
}

/** The alert that replaces a remote's failed page (docs/product/names.md). */
export function boundaryOf(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('alert')
    .filter({ has: page.getByRole('heading', { name: 'Connection Lost' }) });
}

/** Begins a visit on a page of the host, signed in, with one item in the cart and one on the wishlist. */
export async function beginVisit(page: Page): Promise<void> {
  await fillShop(page);
  await goto(page, '/terms');
  // Before hydration a link would load another document.
  await expect(page.locator('[data-dehydrated]')).toHaveCount(0);
  await page.evaluate(() => {
    document.documentElement.dataset.visit = 'the same';
  });
}

export async function beginVisitAt(page: Page, remote: RemoteUnderTest): Promise<void> {
  await beginVisit(page);
  await open(page, remote);
  await expectOpen(page, remote);
}

/** Whether the tab still has the document in which the visit began. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.visit === 'the same');
}

export function storedData(page: Page): Promise<Record<string, string | null>> {
  return page.evaluate(() =>
    Object.fromEntries(
      ['user', 'token', 'wishlist', 'cart'].map((key) => [key, localStorage.getItem(key)]),
    ),
  );
}
