import type { Page } from '@playwright/test';
import { hasSample } from 'tooling/apps';
import { otherProduct, otherSection } from './catalogue';
import { expect } from './shop';
import { twoFrames } from './steps';

/** Addresses with each kind of picture. A product must be opened before the pages that show recently viewed products. */
export const ROUTES_WITH_PICTURES: readonly string[] = [
  '/',
  otherSection.path,
  otherProduct.path,
  '/product/none',
  '/error-404',
  '/wishlist',
  '/cart',
  '/checkout',
];

/** The heading of a region that appears later below the page. */
const BELOW: Readonly<Record<string, string>> = {
  '/product/none': 'Recently viewed',
  '/error-404': 'Recently viewed',
  // Products of another catalogue may lack the traits by which the shop suggests what goes with them.
  ...(hasSample && {
    '/wishlist': 'Goes well with your wishlist',
    '/cart': 'Goes well with your cart',
  }),
};

/** The largest difference between a picture's width in `sizes` and on the page, as a fraction of the width on the page. */
const TOLERANCE = 0.3;

/** Scrolls to the end of the open page, and expects that every picture is requested at its displayed width. */
export async function expectFittingPictures(page: Page, route: string): Promise<void> {
  // Scrolling to the footer of a skeleton would record layout shifts when the page, and later the region below it, appears.
  await expect(page.locator('[data-shape]:visible')).toHaveCount(0);
  const below = BELOW[route];
  if (below) await expect(page.getByRole('region', { name: below })).toBeVisible();
  await seeAll(page);
  expect.soft(await misfits(page), route).toEqual([]);
}

/**
 * Scrolls down the page, and waits in each place until every picture in view is loaded: a picture that leaves the view before
 * the browser has requested it may never be loaded.
 */
async function seeAll(page: Page): Promise<void> {
  do {
    await expect.poll(() => missingInView(page), { intervals: [20, 50, 100] }).toEqual([]);
  } while (await page.evaluate(scrollOn));
}

/**
 * The pictures in view that are not loaded. What has just appeared is painted first: if the page scrolled in the same frame,
 * that would count as a layout shift.
 */
async function missingInView(page: Page): Promise<readonly string[]> {
  await twoFrames(page);
  return page.evaluate(() => {
    const inView = [...document.images].filter((image) => {
      const { top, right, bottom, left, width } = image.getBoundingClientRect();
      return top < innerHeight && bottom > 0 && left < innerWidth && right > 0 && width > 0;
    });
    return inView.filter((image) => !image.complete).map((image) => image.outerHTML);
  });
}

/** Runs in the page: scrolls down by a window's height. @returns false at the end of the page */
function scrollOn(): boolean {
  const before = window.scrollY;
  window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
  return window.scrollY > before;
}

/** Loaded pictures with a width in `sizes` that does not fit their box. A picture must cover its box in both directions. */
function misfits(page: Page): Promise<readonly string[]> {
  return page.evaluate((tolerance) => {
    return [...document.images].flatMap((image) => {
      const box = image.getBoundingClientRect();
      if (!image.complete || image.naturalWidth === 0 || box.width === 0) return [];
      // With widths in `srcset`, a picture's natural width is the width that `sizes` states.
      const ratio = image.naturalWidth / image.naturalHeight;
      const needed = Math.max(box.width, box.height * ratio);
      const promised = image.naturalWidth;
      if (Math.abs(promised - needed) <= tolerance * needed) return [];
      const name = new URL(image.currentSrc).pathname;
      return [`${name}: promised ${promised}, needs ${Math.round(needed)}`];
    });
  }, TOLERANCE);
}
