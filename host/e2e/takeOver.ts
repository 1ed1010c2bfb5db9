import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until the whole page is hydrated. */
export async function expectAwake(page: Page): Promise<void> {
  await expect(page.locator('html[data-started]')).toHaveCount(1);
  await expect(page.locator('[data-asleep]')).toHaveCount(0);
}

/**
 * Holds back scripts until the returned function is called: those of one origin, or every script but the first one.
 *
 * @param origin the app whose scripts are held back
 */
export async function holdScripts(page: Page, origin = ''): Promise<() => void> {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    ({ href, pathname }) =>
      href.startsWith(origin) &&
      pathname.endsWith('.js') &&
      !/\/(?:boot|appearance)\./.test(pathname),
    async (route) => {
      await gate;
      await route.continue();
    },
  );
  return release;
}

/** Opens a page whose scripts are held back: its load event waits for them. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Presses a control that can't answer yet; it shows that it heard. */
export async function press(control: Locator): Promise<void> {
  await control.click();
  await expect(control).toHaveAttribute('data-pressed', '');
}

/** A link of the top bar. */
export function bar(page: Page, name: string): Locator {
  return page.getByRole('banner').getByRole('link', { name });
}

/** The ids of the products in the cart or on the wishlist, as they are stored. */
export async function storedIds(page: Page, key: 'cart' | 'wishlist'): Promise<string[]> {
  return page.evaluate((stored) => {
    const lines = JSON.parse(localStorage.getItem(stored) ?? '[]') as { id: string }[];
    return lines.map(({ id }) => id);
  }, key);
}
