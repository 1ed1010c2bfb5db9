import type { Page } from '@playwright/test';
import { anyProduct, otherProduct, otherSection } from './catalogue';
import { expect, goto, test } from './shop';
import { buy, copiesInCart, fillShop } from './steps';

// What a shopper has to see is in view: what the keyboard reaches (WCAG 2.4.7, 2.4.11), and the lines of an order.

const WINDOWS = [
  { width: 320, height: 640 },
  { width: 1366, height: 660 },
  // Bars and feet do not stick in it.
  { width: 640, height: 400 },
];

/** Pages with something that sticks or floats: the path, and how the keyboard opens more; with the key if it is not Tab. */
const PLACES: Readonly<
  Record<string, readonly [path: string, open?: (page: Page) => Promise<string | void>]>
> = {
  'a cart with Undo and without a network': [
    '/cart',
    async (page) => {
      await page.waitForFunction(hasNotice);
      await page.context().setOffline(true);
      await expect(page.getByText('You are offline.')).toBeVisible();
      const lines = page.getByRole('listitem');
      await lines.getByRole('button', { name: 'Remove' }).first().press('Enter');
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
      await page.keyboard.press('Shift+Tab');
    },
  ],
  'a product': [otherProduct.path],
  'a listing, backwards': [
    otherSection.path,
    async (page) => {
      const tenth = Math.min(10, otherSection.products.length) - 1;
      await page.getByRole('article').nth(tenth).getByRole('heading').getByRole('link').focus();
      return 'Shift+Tab';
    },
  ],
  'the filter dialog': [
    otherSection.path,
    async (page) => {
      await page.getByRole('button', { name: 'Filter' }).press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  'a checkout of six products': ['/checkout'],
};

for (const [name, [path, open]] of Object.entries(PLACES)) {
  test(`nothing covers what Tab reaches on ${name}, and its focus is visible`, async ({
    page,
    expectedProblems,
  }) => {
    expectedProblems.push(/ERR_INTERNET_DISCONNECTED/, /was preloaded using link preload/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await fillShop(page, copiesInCart(6));
    await goto(page, path);
    for (const { width, height } of WINDOWS) {
      await page.context().setOffline(false);
      await page.setViewportSize({ width, height });
      // Closes what the last window has open, and begins at the top.
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Skip to content' }).focus();
      await page.evaluate(() => scrollTo(0, 0));
      const key = (await open?.(page)) ?? 'Tab';
      expect.soft(await walk(page, key), `${width} × ${height}`).toEqual([]);
    }
  });
}

test('the focus is visible on the landing page, in the account and in the sign-in', async ({
  page,
}) => {
  await fillShop(page, copiesInCart(6));
  for (const path of ['/', '/account', '/login']) {
    await goto(page, path);
    expect.soft(await walk(page, 'Tab'), path).toEqual([]);
  }
});

test('the focused picture of a gallery is in view on a phone, and its ring is visible @sample', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goto(page, anyProduct.path);
  const pictures = page.getByRole('main').getByRole('button', { name: /^Zoom/ });
  await pictures.first().focus();
  await page.keyboard.press('Tab');
  const second = pictures.nth(1);
  await expect(second).toBeFocused();
  await expect(second).toBeInViewport({ ratio: 1 });
  await expect(second.locator('img')).toHaveJSProperty('complete', true);
  const focused = await second.screenshot();
  await second.blur();
  expect(focused.equals(await second.screenshot())).toBe(false);
});

test('a checkout of six products shows their number and three of them, and its receipt all, also in print', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 700 });
  await fillShop(page, copiesInCart(6));
  await goto(page, '/checkout');
  const summary = page.getByRole('region', { name: 'Order Summary' });
  const lines = summary.getByRole('listitem');
  await expect(summary.getByText('6 products')).toBeInViewport();
  await expect(summary.getByRole('group', { name: '6 products' })).toBeVisible();
  await expect(lines.nth(2)).toBeInViewport({ ratio: 1 });
  await expect(lines.nth(3)).toBeInViewport();
  await buy(page);
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    await expect(lines).toHaveCount(6);
    expect(await lines.evaluateAll(countCutOff), media).toBe(0);
  }
});

/** Walks through a page with a key, and returns what is wrong where the focus is. */
async function walk(page: Page, key: string): Promise<readonly string[]> {
  const found: (readonly string[])[] = [];
  for (let presses = 0; presses < 60; presses += 1) {
    const problems = await page.evaluate(problemsOfFocus);
    if (problems) found.push(problems);
    await page.keyboard.press(key);
  }
  expect(found.length, 'elements with the focus').toBeGreaterThan(5);
  return found.flat();
}

/** Runs in the page: the number of elements that end below the end of a scrolling area. */
function countCutOff(elements: readonly Element[]): number {
  return elements.filter((element) => {
    const { bottom } = element.getBoundingClientRect();
    for (let over = element.parentElement; over; over = over.parentElement) {
      const isScrolling = getComputedStyle(over).overflowY !== 'visible';
      if (isScrolling && over.getBoundingClientRect().bottom < bottom) return true;
    }
    return false;
  }).length;
}

/** Runs in the page: whether the code of the notice is loaded, which happens late. */
function hasNotice(): boolean {
  return performance.getEntriesByType('resource').some(({ name }) => /offline\.\w+\.js/.test(name));
}

/**
 * Runs in the page: whether the focused element has no focus ring, and what covers it; null if nothing has the focus. Only what
 * sticks or floats covers, because other parts of the page are next to the element. Of an element that is higher than half of the
 * window, one point must be visible, and of a card in a row that scrolls sideways too.
 */
async function problemsOfFocus(): Promise<string[] | null> {
  await new Promise(requestAnimationFrame);
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  // An invisible control may cover its label. Then the label has the ring.
  const shown = [focused, focused.nextElementSibling, focused.parentElement];
  const hasRing = shown.some((element) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  const { left, top, width, height } = focused.getBoundingClientRect();
  const coverAt = (x: number, y: number): Element | null => {
    let over = document.elementFromPoint(x, y);
    while (over && !/fixed|sticky/.test(getComputedStyle(over).position)) over = over.parentElement;
    return over?.contains(focused) ? null : over;
  };
  const parts = [0.05, 0.5, 0.95];
  const covers = parts
    .flatMap((across) => parts.map((down) => [left + width * across, top + height * down] as const))
    .filter(([x]) => x >= 0 && x <= innerWidth)
    .map(([x, y]) => {
      if (y < 0 || y > innerHeight) return 'the edge of the window';
      return coverAt(x, y)?.outerHTML.slice(0, 60);
    });
  const isHigh = height > innerHeight / 2;
  const isCovered = isHigh ? covers.every(Boolean) : covers.some(Boolean);
  return [
    ...(hasRing ? [] : ['without a ring: ']),
    ...(isCovered ? [`covered by ${covers.find(Boolean) ?? ''}: `] : []),
  ].map((problem) => problem + focused.outerHTML.slice(0, 90));
}
