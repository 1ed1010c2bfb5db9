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

/** Scrolls to the end of the open page, and expects that every picture is shown, and was requested at its displayed width. */
export async function expectFittingPictures(page: Page, route: string): Promise<void> {
  // Scrolling to the footer of a skeleton would record layout shifts when the page, and later the region below it, appears.
  await expect(page.locator('[data-shape]:visible')).toHaveCount(0);
  const below = BELOW[route];
  if (below) await expect(page.getByRole('region', { name: below })).toBeVisible();
  // In each place: a picture that leaves the view before the browser has requested it may never be loaded.
  do {
    await expect.soft
      .poll(
        async () => {
          // What has just appeared is painted first: if the page scrolled in the same frame, that would count as a layout shift.
          await twoFrames(page);
          return page.evaluate(unfitInView);
        },
        { message: route, intervals: [20, 50, 100] },
      )
      .toEqual([]);
  } while (await page.evaluate(scrollOn));
}

/** Runs in the page: scrolls down by a window's height. @returns false at the end of the page */
function scrollOn(): boolean {
  const before = window.scrollY;
  window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
  return window.scrollY > before;
}

/**
 * Runs in the page: the pictures in view that are not loaded, cannot be shown, or whose width in `sizes` does not fit their box. A
 * picture must cover its box in both directions.
 */
export function unfitInView(): readonly string[] {
  /** The largest difference between both widths, as a fraction of the box's. */
  const tolerance = 0.3;
  return [...document.images].flatMap((image) => {
    const { top, right, bottom, left, width, height } = image.getBoundingClientRect();
    const isInView = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    if (!isInView || width === 0 || !image.checkVisibility()) return [];
    // With widths in `srcset`, a picture's natural width is the width that `sizes` states.
    const { naturalWidth: promised, naturalHeight } = image;
    if (!image.complete || promised === 0) return [`${image.outerHTML} is not shown`];
    const needed = Math.max(width, (height * promised) / naturalHeight);
    if (Math.abs(promised - needed) <= tolerance * needed) return [];
    const name = new URL(image.currentSrc).pathname;
    return [`${name}: promised ${promised}, needs ${Math.round(needed)}`];
  });
}
