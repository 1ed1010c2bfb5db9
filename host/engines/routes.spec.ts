import { otherProduct, otherSection } from '../e2e/catalogue';
import { unfitInView } from '../e2e/fittingPictures';
import type { Shopper } from './Shopper';
import { expect, test } from './test';

// One route for each kind of page. `npx --no-install weft e2e --browser firefox` visits the others.
for (const route of ['/', otherSection.path, otherProduct.path, '/login']) {
  test(`${route} is complete on a desktop and on a phone, and requests no file twice`, async ({
    shopper,
  }) => {
    await shopper.goto(route);
    await expectComplete(shopper);
    expectNothingTwice(shopper);
    await shopper.resize(390);
    await expectComplete(shopper);
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
    await expectComplete(shopper);
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

/** Expects that the pictures in view are shown at their width, and that the page has no mistake. */
async function expectComplete({ window }: Shopper): Promise<void> {
  await expect.poll(() => window.evaluate(unfitInView)).toEqual([]);
  const state = await window.evaluate(() => ({
    scrollsSidewaysBy: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    headings: document.querySelectorAll('h1').length,
    alerts: document.querySelectorAll('[role=alert]').length,
  }));
  expect(state).toEqual({ scrollsSidewaysBy: 0, headings: 1, alerts: 0 });
}
