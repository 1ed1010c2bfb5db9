import { expect, type Page } from '@playwright/test';
import { sampleProduct, sampleShipping, sampleUser } from 'stand-in/sample-product';

/** Signs in on the page that asks for it; where the clock runs, the second may be over when this returns. */
export async function signIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill('asha@example.com');
  await page.getByLabel('Password', { exact: true }).fill('any password');
  const button = page.getByRole('button', { name: 'Sign In' });
  await button.click();
  await expect(button).toBeHidden();
}

/** Fills in what the checkout needs beside the e-mail. */
export async function fillShipping(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(sampleShipping)) {
    await page.getByRole('textbox', { name }).fill(value);
  }
  await page.getByRole('combobox', { name: 'Country' }).selectOption('IN');
}

/**
 * A shopper who has signed in, has one thing in the cart and on the wishlist and has chosen a size before, unless the cart
 * is there already.
 */
export async function fillShop(page: Page): Promise<void> {
  await page.addInitScript(
    ([item, user]) => {
      if (localStorage.getItem('cart') !== null) return;
      localStorage.setItem('user', JSON.stringify(user));
      localStorage.setItem('token', 'a token');
      localStorage.setItem('weft.size.women', 'XL');
      localStorage.setItem('wishlist', JSON.stringify([item]));
      localStorage.setItem('cart', JSON.stringify([{ ...item, quantity: 1 }]));
    },
    [sampleProduct, sampleUser] as const,
  );
}

/** Waits until a page has done what it does when it is idle: nothing is asked for any more unless somebody acts. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

/** How far things may move by themselves while a page comes in, as layout shift counts it. */
const LARGEST_SHIFT = 0.01;

/** Something that has moved, and what that was. */
interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/** Has a page note how far things move by themselves; {@link expectStill} looks at it. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Entry = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.outerHTML.slice(0, 80)} from ${previousRect.y} to ${currentRect.y}`;
        });
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Nothing has moved by itself since the page was asked for. */
export async function expectStill(page: Page, path: string): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  const what = `layout shift of ${path}: ${shifts.flatMap(({ moved }) => moved).join('; ')}`;
  expect.soft(sum, what).toBeLessThanOrEqual(LARGEST_SHIFT);
}

/** From here on the page's installed clock moves only when a test moves it, however slow the machine is. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** Remembers the heading that the HTML of a page brings; {@link hasHeading} tells whether it is still there. */
export async function rememberHeading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { heading: document.querySelector('main h1') });
    });
  });
}

export async function hasHeading(page: Page): Promise<boolean> {
  return page.evaluate(
    () => (window as unknown as { heading: Element | null }).heading?.isConnected ?? false,
  );
}
