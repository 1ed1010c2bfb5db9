import { expect, type Locator, type Page } from '@playwright/test';
import { newGate } from './steps';

/** Waits until the whole page is hydrated. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-started]')).toHaveCount(1);
  await expect(page.locator('[data-dehydrated]')).toHaveCount(0);
}

/** Holds back the answers to matching requests until the returned function is called. */
export async function hold(
  page: Page,
  matching: Parameters<Page['route']>[0],
): Promise<() => void> {
  const { released, release } = newGate();
  await page.route(matching, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Holds scripts back until the returned function is called. The first script is never held back.
 *
 * @param origin the origin of the scripts; all origins by default
 */
export function holdScripts(page: Page, origin = ''): Promise<() => void> {
  const isHeld = ({ href, pathname }: URL): boolean =>
    href.startsWith(origin) &&
    pathname.endsWith('.js') &&
    !/\/(?:boot|appearance)\./.test(pathname);
  return hold(page, isHeld);
}

/** Opens a page while its scripts are held back. Does not wait for the load event, which waits for the scripts. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Presses a control before its hydration. It shows that the press is kept. */
export async function press(control: Locator): Promise<void> {
  await control.click();
  await expect(control).toHaveAttribute('data-pressed', '');
}

/** A link of the top bar. */
export function bar(page: Page, name: string): Locator {
  return page.getByRole('banner').getByRole('link', { name });
}

/** The ids in the stored cart or wishlist. */
export async function storedIds(page: Page, key: 'cart' | 'wishlist'): Promise<string[]> {
  return page.evaluate((stored) => {
    const lines = JSON.parse(localStorage.getItem(stored) ?? '[]') as { id: string }[];
    return lines.map(({ id }) => id);
  }, key);
}
