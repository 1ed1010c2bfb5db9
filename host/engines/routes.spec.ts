import { otherProduct, otherSection } from '../e2e/catalogue';
import type { Shopper } from './Shopper';
import { expect, test } from './test';

// One route for each kind of page. `npx --no-install weft e2e --browser firefox` visits the others.
for (const route of ['/', otherSection.path, otherProduct.path, '/login']) {
  test(`${route} is complete on a desktop and on a phone, and requests no file twice`, async ({
    shopper,
  }) => {
    await shopper.goto(route);
    expect(await shopper.window.evaluate(inspect), 'on a desktop').toEqual([]);
    expectNothingTwice(shopper);
    await shopper.resize(390);
    expect(await shopper.window.evaluate(inspect), 'on a phone').toEqual([]);
  });
}

test('a page that a link opens requests no picture twice, and only pictures of the right width @sample', async ({
  shopper,
}) => {
  await shopper.goto('/terms');
  for (const [name, path, heading] of [
    // Not the Home link: WebKit scrolls back to an address's anchor until the user scrolls, and a driver never does.
    ['Weft', '/', 'Cloth you will want to touch'],
    ['Shop Now', '/product/men', 'Men'],
    ['View details', '/product/men-shirt-1', 'Navy Madras Check Shirt'],
  ] as const) {
    shopper.site.requests.length = 0;
    await shopper.click('link', name);
    await expect.poll(() => shopper.path()).toBe(path);
    await shopper.see('heading', heading, 'main');
    expect(await shopper.window.evaluate(inspect)).toEqual([]);
    expect(expectNothingTwice(shopper).filter((path) => path.endsWith('.webp'))).toEqual([]);
  }
});

/** @returns the requested paths of pictures and of the release pointer */
function expectNothingTwice({ site }: Shopper): readonly string[] {
  const paths = site.requests.map(({ path }) => path);
  const requested = paths.filter((path) => /^\/media\/|release\.json/.test(path));
  expect(requested.filter((path, index) => requested.indexOf(path) !== index)).toEqual([]);
  return requested;
}

/** Runs in the page: its layout and picture errors, once its pictures have loaded. */
async function inspect(): Promise<readonly string[]> {
  // A new page scrolls to its start, and a page with a new width chooses pictures.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const isSeen = (image: HTMLImageElement): boolean => {
    const { top, bottom, left, width } = image.getBoundingClientRect();
    const isInWindow = bottom > 0 && top < innerHeight && left < innerWidth;
    return width > 0 && isInWindow && image.checkVisibility();
  };
  const images = [...document.images].filter(isSeen);
  const end = Date.now() + 60_000;
  while (images.some((image) => !image.complete) && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const problems = images.flatMap((image) => {
    if (image.naturalWidth === 0) return [`${image.currentSrc || image.src} is not shown`];
    const { width, height } = image.getBoundingClientRect();
    // With widths in `srcset`, a picture's natural width is the width that `sizes` states. It must cover its box.
    const needed = Math.max(width, (height * image.naturalWidth) / image.naturalHeight);
    const isFit = Math.abs(image.naturalWidth - needed) <= 0.3 * needed;
    return isFit ? [] : [`${image.currentSrc} promised ${image.naturalWidth}, needs ${needed}`];
  });
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) problems.push(`scrolls sideways by ${scrollWidth - clientWidth}`);
  const headings = document.querySelectorAll('h1').length;
  if (headings !== 1) problems.push(`${headings} h1`);
  if (document.querySelector('[role=alert]')) problems.push('an alert');
  return problems;
}
