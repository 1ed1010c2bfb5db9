import { expect, test, type Page } from '@playwright/test';
import { sampleShipping, sampleUser } from 'stand-in/sample-product';
import { anyProduct } from './catalogue';

/** Signs in on the sign-in page. Unless the clock is stopped, the delay of one second may be over when this returns. */
export async function signIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill('asha@example.com');
  await page.getByLabel('Password', { exact: true }).fill('any password');
  const button = page.getByRole('button', { name: 'Sign In' });
  await button.click();
  await expect(button).toBeHidden();
}

/** Fills in the fields of the checkout, except the e-mail. */
export async function fillShipping(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(sampleShipping)) {
    await page.getByRole('textbox', { name }).fill(value);
  }
  await page.getByRole('combobox', { name: 'Country' }).selectOption('IN');
}

/** Fills in the checkout, and completes the purchase with payment on delivery. */
export async function buy(page: Page): Promise<void> {
  await fillShipping(page);
  await page.getByRole('radio', { name: 'Cash on Delivery' }).check();
  await page.getByRole('button', { name: 'Complete Purchase' }).click();
}

/** Fills in the card: number, name, expiry date and security code. */
export async function fillCard(
  page: Page,
  values: readonly string[] = ['4111111111111111', 'Asha Rao', '1230', '123'],
): Promise<void> {
  const names = ['Card Number', 'Name on Card', 'Expiry Date', 'CVV'];
  for (const [index, name] of names.entries()) {
    await page.getByRole('textbox', { name }).fill(values[index] ?? '');
  }
}

/** Stores a session, a cart, an item on the wishlist and a remembered size, unless there is a stored cart. */
export async function fillShop(
  page: Page,
  cart: readonly object[] = [{ ...anyProduct, quantity: 1 }],
): Promise<void> {
  await page.addInitScript(
    ([item, user, lines]) => {
      if (localStorage.getItem('cart') !== null) return;
      localStorage.setItem('user', JSON.stringify(user));
      localStorage.setItem('token', 'a token');
      localStorage.setItem('weft.size.women', 'XL');
      localStorage.setItem('wishlist', JSON.stringify([item]));
      localStorage.setItem('cart', JSON.stringify(lines));
    },
    [anyProduct, sampleUser, cart] as const,
  );
}

/** The lines of a cart with copies of one product. */
export function copiesInCart(count: number): readonly object[] {
  const { id } = anyProduct;
  return Array.from({ length: count }, (_, index) => ({
    ...anyProduct,
    id: `${id}-n${index}`,
    quantity: 1,
  }));
}

/** A promise for which the requests of a test wait, and the function that settles it. */
export function newGate(): { readonly released: Promise<void>; readonly release: () => void } {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  return { released, release };
}

/** Waits until a page has finished its idle work. Afterwards it requests nothing until the shopper acts. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

/** Far above the time of two frames on a busy machine, in ms. */
const NO_FRAMES = 10_000;

/**
 * Waits until a page has done the work of the frame after a change, and has painted it. Rarely Chromium's headless shell paints
 * no frame for a minute, although its scripts run. Then this asks for one by a screenshot, notes in the report whether there are
 * frames again, and goes on: what the test expects next it awaits anyway.
 */
export async function twoFrames(page: Page): Promise<void> {
  if (await paintsTwoFrames(page)) return;
  await page.screenshot({ timeout: NO_FRAMES }).catch(() => undefined);
  const later = (await paintsTwoFrames(page)) ? 'some' : 'none';
  const visibility = await page.evaluate(() => document.visibilityState);
  const description = `${page.url()}, ${visibility}: none in ${NO_FRAMES} ms; after a screenshot ${later}`;
  test.info().annotations.push({ type: 'frames', description });
}

function paintsTwoFrames(page: Page): Promise<boolean> {
  return page.evaluate(
    (limit) =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
        setTimeout(() => resolve(false), limit);
      }),
    NO_FRAMES,
  );
}

/** The largest cumulative layout shift while a page loads. */
const MAX_SHIFT = 0.01;

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/** Makes the page record its layout shifts, for {@link expectStill}. */
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
          const rects = [previousRect, currentRect].map((rect) => JSON.stringify(rect));
          return `${element?.outerHTML.slice(0, 80)} from ${rects.join(' to ')}`;
        });
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Expects no layout shifts since the page was requested. */
export async function expectStill(page: Page, path: string): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  const what = `layout shift of ${path}: ${shifts.flatMap(({ moved }) => moved).join('; ')}`;
  expect.soft(sum, what).toBeLessThanOrEqual(MAX_SHIFT);
}

/** Stops the page's installed clock. From now on only the test advances it, so a slow machine does not matter. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** Stores the heading element of the page's HTML; {@link hasHeading} checks whether it is still in the page. */
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
