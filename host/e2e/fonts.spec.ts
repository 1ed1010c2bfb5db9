import { chromium } from '@playwright/test';
import { hasSample } from 'tooling/apps';
import { browserArguments, browserOptions } from 'tooling/browser';
import { fonts, serifs } from 'tooling/environment';
import { ADDRESSES, PRODUCT } from './addresses';
import { anyProduct } from './catalogue';
import { expect, test } from './shop';

/** The largest layout shift when the font of the headings replaces a fallback. */
const MAX_SHIFT = 0.005;

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

const PATHS = [
  ...ADDRESSES.filter(({ search }) => !search.startsWith('/')).map(({ path }) => path),
  PRODUCT.path,
  // Their titles fill their lines.
  anyProduct.path,
  ...(hasSample ? ['/product/women-nightwear-7'] : []),
];

test('the font of the headings shifts no page, whichever serif font the machine has', async ({
  shop,
}) => {
  const browser = await chromium.launch({
    ...browserOptions(),
    args: browserArguments,
    env: { ...process.env, ...fonts(...serifs) },
  });
  // The HTML alone, with the font, is what the fallback is replaced in.
  const page = await browser.newPage({ javaScriptEnabled: false });
  // Pictures have their place before they are loaded (pictures.spec.ts).
  await page.route('**/media/**', (route) => route.abort());
  for (const path of PATHS) {
    await page.goto(shop.origin + path);
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      const shifts = await page.evaluate(shiftsOfFont);
      const where = `${path} at ${window.width} px`;
      expect.soft(shifts, where).toHaveLength(serifs.length);
      for (const [fallback, shift] of shifts) {
        expect.soft(shift, `${where} in ${fallback}`).toBeLessThanOrEqual(MAX_SHIFT);
      }
    }
  }
  await browser.close();
});

/**
 * Runs in the page: the score of the Layout Instability API when the font replaces each fallback. The API itself reports it only
 * after frames, which a page without scripts does not count.
 *
 * @see https://github.com/WICG/layout-instability
 */
function shiftsOfFont(): (readonly [fallback: string, shift: number])[] {
  const CELL = 4;
  const { dataset, style, clientWidth: width, clientHeight: height } = document.documentElement;
  const elements = [...document.body.querySelectorAll('*')];
  const places = (): DOMRect[] => elements.map((element) => element.getBoundingClientRect());
  const isSeen = ({ top, bottom, left, right }: DOMRect): boolean =>
    bottom > top && right > left && bottom > 0 && right > 0 && top < height && left < width;
  const after = places();
  const shiftFrom = (before: readonly DOMRect[]): number => {
    const touched = new Set<number>();
    let distance = 0;
    for (const [index, from] of before.entries()) {
      const to = after[index] ?? from;
      const moved = Math.max(Math.abs(to.top - from.top), Math.abs(to.left - from.left));
      if (moved < 3 || !isSeen(from) || !isSeen(to)) continue;
      distance = Math.max(distance, moved);
      for (const { top, bottom, left, right } of [from, to]) {
        for (let y = Math.max(0, top); y < Math.min(height, bottom); y += CELL)
          for (let x = Math.max(0, left); x < Math.min(width, right); x += CELL)
            touched.add(Math.floor(x / CELL) + Math.floor(y / CELL) * width);
      }
    }
    const impact = (touched.size * CELL * CELL) / (width * height);
    return impact * (distance / Math.max(width, height));
  };
  dataset.opening = 'first';
  const fallbacks = getComputedStyle(document.documentElement)
    .getPropertyValue('--font-display')
    .split(',')
    .filter((family) => family.trim() !== 'serif');
  const shifts = fallbacks.map((fallback) => {
    // As on a machine that has only this font.
    style.setProperty('--font-display', `${fallback}, serif`);
    return [fallback, shiftFrom(places())] as const;
  });
  style.removeProperty('--font-display');
  delete dataset.opening;
  return shifts;
}
