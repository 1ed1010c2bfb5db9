import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { distFolder, remotes } from 'tooling/apps';
import { inPieces } from 'tooling/faults';
import { BARS, expectAccessible, REPEATED } from './accessible';
import { ADDRESSES, PRODUCT, type Address } from './addresses';
import {
  anyProduct,
  firstSection,
  lastSection,
  listings,
  otherProduct,
  otherSection,
} from './catalogue';
import { expectFittingPictures, ROUTES_WITH_PICTURES } from './fittingPictures';
import { expect, goto, test } from './shop';
import {
  expectStill,
  buy,
  copiesInCart,
  fillShop,
  hasHeading,
  rememberHeading,
  untilIdle,
  watchShifts,
} from './steps';
import { expectHydrated, holdScripts } from './takeOver';
import { SHOP_NAME } from 'shared-ui/shop-name';

/** All addresses except aliases, which show the page of their canonical address. */
const ROUTES = [...ADDRESSES, PRODUCT].filter(({ search }) => !search.startsWith('/'));

const WINDOWS = [
  { name: 'a desktop', viewport: { width: 1440, height: 900 }, theme: 'light', other: 'dark' },
  { name: 'a phone', viewport: { width: 390, height: 844 }, theme: 'dark', other: 'light' },
] as const;

/** The width from which on the top bar has its desktop layout. */
const DESKTOP = 1024;

/** Three parts, so that several workers can share them. */
const SHARES = [0, 1, 2].map((share) => ROUTES.filter((_, index) => index % 3 === share));

test.describe('each address shows its own page, hydrated without a mismatch, without layout shifts, with pictures that fit, and accessible', () => {
  for (const { name, viewport, theme, other } of WINDOWS) {
    for (const [share, routes] of SHARES.entries()) {
      test(`on ${name}, ${share + 1} of ${SHARES.length}`, async ({ page, expectedProblems }) => {
        // axe sets inline styles; other tests check that the shop sets none. When the window changes, Chromium preloads
        // pictures of the new size, and warns after some seconds that the page does not use them.
        expectedProblems.push(
          /Applying inline style violates/,
          /\/media\/\S+ was preloaded using link preload/,
        );
        await fillShop(page);
        await page.addInitScript((id) => {
          sessionStorage.setItem('weft.recentlyViewed', JSON.stringify([id]));
        }, otherProduct.id);
        await rememberHeading(page);
        await watchShifts(page);
        for (const route of routes) {
          // A mistake is reported after a minute. One that all pages have would take an hour.
          if (test.info().errors.length > 2) break;
          await page.setViewportSize(viewport);
          await page.emulateMedia({ colorScheme: theme, reducedMotion: 'no-preference' });
          await goto(page, route.path);
          await expectOwnPage(page, route);
          const isWide = name === 'a desktop';
          if (listings.some(({ path }) => path === route.path)) {
            await expectProductsInView(page, route.path, isWide ? [1440, 1024, 768] : [390]);
            await page.setViewportSize(viewport);
          }
          // The landing page shows the bars in both themes. Other pages show one theme in each window.
          const hasBars = route.path === '/';
          await expectAccessible(page, route.path, {
            theme,
            ...(hasBars ? { other } : {}),
            skipped: isWide || hasBars ? REPEATED : [...BARS, ...REPEATED],
          });
          if (ROUTES_WITH_PICTURES.includes(route.path)) {
            await expectFittingPictures(page, route.path);
            await expectStill(page, route.path);
          }
          if (isWide) {
            await expectOwnStyles(page, route.path);
            await expectNothingCut(page, DESKTOP, `${route.path} in the smallest desktop window`);
          } else await expectNarrow(page, route.path);
          await expectWholeWords(page, route.path, isWide ? [1024, 768] : [320]);
        }
      });
    }
  }
});

test('many pieces fit the badge, and their sums break no word on a phone', async ({ page }) => {
  const short = { ...copiesInCart(1)[0], title: 'Sleeveless', newPrice: 2499 };
  await fillShop(page, [{ ...anyProduct, quantity: 2_999 }, short]);
  await goto(page, '/checkout');
  const cart = page.getByRole('banner').getByRole('link', { name: 'Cart, 3,000 items' });
  await expect(cart).toHaveText('99+');
  await expectWholeWords(page, '/checkout', [320]);
  await expect(cart).toHaveText('9+');
});

test('an empty wishlist and the suggestions below it replace the skeleton without layout shifts', async ({
  page,
}) => {
  await fillShop(page);
  await page.addInitScript(() => localStorage.setItem('wishlist', '[]'));
  await watchShifts(page);
  await goto(page, '/wishlist');
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
  await untilIdle(page);
  await expectStill(page, '/wishlist');
});

const VARIED = [
  `${otherSection.path}?category=${otherSection.categories.at(-1)?.id}`,
  `${otherSection.path}?sort=price-asc`,
  `${firstSection.path}?price=2000-5000&discount=25&rating=4.5`,
  `${lastSection.path}?colour=blue&fabric=cotton&occasion=everyday`,
  `${otherSection.path} a search for ${otherProduct.title}`,
  '/account?tab=orders',
] as const;

for (const width of [1366, 390]) {
  test(`a filtered, sorted or searched page shows only its own content, without layout shifts, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    for (const address of VARIED) {
      const [path = '', search] = address.split(' a search for ');
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      if (search) {
        await page.evaluate((searchTerm) => {
          history.replaceState({ usr: { searchTerm }, key: 'search' }, '');
        }, search);
        await page.reload({ waitUntil: 'domcontentloaded' });
      }
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading, address).toBeVisible();
      await expect(page.locator('main [data-dehydrated]'), address).toBeHidden();
      release();
      await expectHydrated(page);
      await expect(heading, address).toHaveCount(1);
      await untilIdle(page);
      await expectStill(page, address);
    }
  });
}

for (const width of [1024, 390]) {
  test(`the parts of a page keep their places while its HTML arrives in pieces, ${width} px`, async ({
    page,
    shop,
  }) => {
    const host = await shop.serveElsewhere('host');
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    for (const path of ['/', firstSection.path, anyProduct.path, '/product/none', '/error']) {
      host.inject(new RegExp(`^${path}$`), inPieces);
      await goto(page, host.origin + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectStill(page, path);
    }
    await host.close();
  });
}

test.describe('axe finds nothing in other states of the pages', () => {
  test.beforeEach(async ({ page, expectedProblems }) => {
    expectedProblems.push(/Applying inline style violates/);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  });

  test('catalogue @sample', async ({ page }) => {
    for (const path of [
      '/product/kids?category=uniforms',
      '/product/men?category=shirts&price=from-5000',
    ]) {
      await goto(page, path);
      await expectAccessible(page, path);
    }
    await goto(page, anyProduct.path);
    await page.getByRole('tab', { name: 'Reviews & Ratings' }).click();
    await expectAccessible(page, 'reviews');
    await page.getByRole('button', { name: 'Zoom' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'zoom');
    await goto(page, '/product/men-kurta-3');
    await page.getByRole('textbox', { name: 'Quantity' }).fill('50');
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    const added = page.getByRole('region', { name: 'Added to your cart' });
    await expect(added.getByRole('group', { name: 'Which size?' })).toBeVisible();
    await expect(page.getByText('that’s more than the 3 left.')).toBeVisible();
    await expectAccessible(page, 'an addition beyond the stock');
  });

  test('cart and checkout', async ({ page }) => {
    // The success dialog redirects after three seconds and a notice disappears after twelve, and axe may need longer on a
    // busy machine.
    await page.addInitScript(() => {
      const wait = window.setTimeout;
      Object.assign(window, {
        setTimeout: (callback: () => void, time?: number) =>
          wait(callback, time !== undefined && time >= 3_000 ? 3_600_000 : time),
      });
    });
    await goto(page, '/cart');
    await expect(page.getByRole('link', { name: 'Start Shopping' })).toBeVisible();
    await expectAccessible(page, 'an empty cart');
    await page.evaluate(() => localStorage.removeItem('cart'));
    await fillShop(page);
    await goto(page, '/cart');
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expectAccessible(page, 'a removal');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
    const code = page.getByRole('textbox', { name: 'Discount Code' });
    await code.fill('FAMILY50');
    await code.press('Enter');
    await expectAccessible(page, 'a discount');
    await code.fill('MEN50');
    await code.press('Enter');
    await expectAccessible(page, 'an invalid code');
    await buy(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'success');
    await page.getByRole('button', { name: 'Stay on this page' }).click();
    await expectAccessible(page, 'what was bought');
    await page.getByRole('link', { name: 'Your orders' }).click();
    await expect(page.getByRole('region', { name: 'Your orders' })).toBeVisible();
    await expectAccessible(page, 'orders');
    await goto(page, '/checkout');
    await expect(page.getByRole('link', { name: 'Back to Cart' })).toBeVisible();
    await expectAccessible(page, 'an empty checkout');
  });

  test('sign-in, registration and account', async ({ page }) => {
    for (const path of ['/login', '/account', '/register']) {
      await goto(page, path);
      await expectAccessible(page, `${path} of a guest`);
    }
    for (let step = 2; step <= 4; step += 1) {
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByRole('progressbar')).toContainText(`Step ${step} of 4`);
      await expectAccessible(page, `step ${step}`);
    }
    await fillShop(page);
    await goto(page, '/account');
    for (const tab of ['Orders', 'Settings']) {
      await page.getByRole('tab', { name: tab }).click();
      await expectAccessible(page, tab);
    }
  });
});

/** Expects that the address shows its own page, and that the page appeared without layout shifts. */
async function expectOwnPage(
  page: Page,
  { path, heading, title, isInHtml }: Address,
): Promise<void> {
  await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
  await expect.soft(page, path).toHaveTitle(`${title} | ${SHOP_NAME}`);
  await expect.soft(page.locator('[data-dehydrated]'), path).toHaveCount(0);
  await expect.soft(page.getByRole('main').getByRole('alert'), path).toHaveCount(0);
  // Sign-in and registration have no bars.
  const bars = ['/login', '/register'].includes(path) ? 0 : 1;
  await expect.soft(page.getByRole('banner'), path).toHaveCount(bars);
  await expect.soft(page.getByRole('contentinfo'), path).toHaveCount(bars);
  await untilIdle(page);
  if (isInHtml)
    expect.soft(await hasHeading(page), `${path} keeps the heading of its HTML`).toBe(true);
  await expectStill(page, path);
}

/** How far below the window's top the first product may be, in pixels by the window's width. */
const FIRST_PRODUCT: Readonly<Record<number, number>> = { 390: 400, 1024: 425, 1440: 420 };

/** Expects that a listing shows products on its first screen, and from tablets on every category, which a mouse cannot scroll to. */
async function expectProductsInView(
  page: Page,
  path: string,
  widths: readonly number[],
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const what = `${path}, ${width} px`;
    const limit = FIRST_PRODUCT[width];
    if (limit !== undefined) {
      const top = async (): Promise<number | undefined> =>
        (await page.getByRole('article').first().boundingBox())?.y;
      await expect.soft.poll(top, what).toBeLessThanOrEqual(limit);
    }
    if (width < 768) continue;
    const categories = page.getByRole('group', { name: 'Categories' }).getByRole('button');
    for (const category of await categories.all())
      await expect.soft(category, what).toBeInViewport({ ratio: 1 });
  }
}

/**
 * Expects that nothing is wider than a small phone, or a large window at 400 %, and that no text is cut off. Also checks text
 * spacing as in WCAG 1.4.12, text from right to left, and a usual phone with text twice as large (WCAG 1.4.4).
 */
async function expectNarrow(page: Page, path: string): Promise<void> {
  for (const way of ['as it is', 'with spaced text', 'from right to left', 'enlarged'] as const) {
    await page.evaluate(layOut, way);
    await expectNothingCut(page, way === 'enlarged' ? 390 : 320, `${path} ${way}`);
  }
}

async function expectNothingCut(page: Page, width: number, what: string): Promise<void> {
  await page.setViewportSize({ width, height: 640 });
  await expect.soft.poll(() => page.evaluate(findCutText), what).toEqual([]);
}

const DIALOGS: Readonly<Record<string, string>> = {
  [firstSection.path]: 'Filter',
  ...(otherProduct.hasSizes && { [otherProduct.path]: 'Size guide' }),
};

/** Expects that no button's text wraps and no word is broken, also in an open dialog, which large text does not widen. */
async function expectWholeWords(
  page: Page,
  path: string,
  widths: readonly number[],
): Promise<void> {
  await page.evaluate(layOut, 'as it is' as const);
  const opener = DIALOGS[path];
  if (opener) await page.getByRole('button', { name: opener }).click();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect.soft.poll(() => page.evaluate(brokenWords), `${path}, ${width} px`).toEqual([]);
  }
  if (!opener) return;
  await page.evaluate(layOut, 'enlarged' as const);
  await expectNothingCut(page, 390, `the dialog of ${path}, enlarged`);
}

function layOut(way: 'as it is' | 'with spaced text' | 'from right to left' | 'enlarged'): void {
  const rules: Partial<Record<typeof way, string>> = {
    'with spaced text':
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}',
    enlarged: 'html{font-size:32px!important}',
  };
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules[way] ?? '');
  document.adoptedStyleSheets = [sheet];
  document.documentElement.dir = way === 'from right to left' ? 'rtl' : 'ltr';
}

/** Runs in the page: how far it scrolls sideways, and the elements that cut off their text. */
function findCutText(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const isCut = (element: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    return (
      // Elements of one pixel are for screen readers only.
      element.clientWidth > 1 &&
      (((hides(overflowX) || element.matches('dialog')) &&
        element.scrollWidth > element.clientWidth + 1) ||
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 1))
    );
  };
  return [
    ...(scrollWidth > clientWidth
      ? [`it scrolls sideways by ${scrollWidth - clientWidth} px`]
      : []),
    ...[...document.body.querySelectorAll('*')]
      .filter((element) => element.textContent.trim() !== '' && isCut(element))
      .map((element) => element.outerHTML.slice(0, 120)),
  ];
}

/** Runs in the page: words that are broken over two lines, and buttons with more than one line. */
function brokenWords(): readonly string[] {
  const isOnLines = (text: Text, start: number, end: number): boolean => {
    const range = new Range();
    range.setStart(text, start);
    range.setEnd(text, end);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  };
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const button = text.parentElement?.closest('button, a');
    const isButton = button && getComputedStyle(button).display.endsWith('flex');
    if (isButton && isOnLines(text, 0, text.length)) found.push(text.data);
    for (const { 0: word, index } of text.data.matchAll(/[^\s\p{Dash}]+/gu)) {
      if (isOnLines(text, index, index + word.length)) found.push(word);
    }
  }
  return found;
}

/** The style sheets of each remote, by the beginning of its class names. */
const STYLES: readonly (readonly [prefix: string, css: string])[] = remotes.map((app) => {
  const folder = join(distFolder(app), 'assets');
  const files = readdirSync(folder).filter((file) => file.endsWith('.css'));
  const css = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
  return [`${app.federationName.replaceAll('_', '-')}_`, css];
});

/** Expects that no selector of a remote matches an element that the remote has not rendered. */
async function expectOwnStyles(page: Page, path: string): Promise<void> {
  // A remote may have no styles.
  for (const style of STYLES.filter(([, css]) => css)) {
    expect.soft(style[1], style[0]).toContain(`.${style[0]}`);
    expect.soft(await page.evaluate(straySelectors, style), `${style[0]} on ${path}`).toEqual([]);
  }
}

/** Runs in the page: selectors that match an element if neither it nor an ancestor has a class with the prefix. */
function straySelectors([prefix, css]: readonly [prefix: string, css: string]): readonly string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const selectorsIn = (rules: CSSRuleList): readonly string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule.selectorText];
      return rule instanceof CSSGroupingRule ? selectorsIn(rule.cssRules) : [];
    });
  const own = `[class^="${prefix}"], [class*=" ${prefix}"]`;
  return selectorsIn(sheet.cssRules).filter((selector) =>
    [...document.querySelectorAll(selector)].some((element) => !element.closest(own)),
  );
}
