import { hostScripts, pageScripts } from 'tooling/budgets';
import { anyProduct, firstSection } from './catalogue';
import { expect, goto, test } from './shop';

const PAGES = [
  { path: '/', page: 'Landing' },
  { path: firstSection.path, page: 'Listing' },
  { path: anyProduct.path, page: 'ProductDetail' },
] as const;

for (const { path, page: name } of PAGES) {
  test(`a first visit on ${path} requests exactly the budgeted scripts, at most two style sheets, and nothing twice`, async ({
    page,
  }) => {
    const requested: { readonly type: string; readonly path: string }[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // Requested only when the page is interactive and the browser is idle.
      if (!pathname.startsWith('/assets/offline.'))
        requested.push({ type: request.resourceType(), path: pathname });
    });
    await goto(page, path);
    await expect(page.locator('[data-dehydrated]')).toHaveCount(0);
    const counted = [...hostScripts(), ...pageScripts(name)];
    const pathsOf = (type: string): string[] =>
      requested.filter((request) => request.type === type).map((request) => request.path);
    expect(pathsOf('script').sort()).toEqual(counted.map(({ file }) => `/${file}`).sort());
    expect(pathsOf('stylesheet').length).toBeLessThanOrEqual(2);
    const paths = requested.map((request) => request.path);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });
}

test.describe('in a browser that does not save data', () => {
  test.use({ loadsAhead: true });

  test('the most likely next pages are loaded after the first one, and a tap requests no code', async ({
    page,
    shop,
  }) => {
    await goto(page, '/');
    const isLoaded = async (wanted: string): Promise<boolean> =>
      page.evaluate(
        (name) => performance.getEntriesByName(`weft:remote ${name}`).length > 0,
        wanted,
      );
    for (const wanted of [
      'mfe_catalog/Listing',
      'mfe_catalog/ProductDetail',
      'mfe_cart_checkout/Cart',
    ])
      await expect.poll(() => isLoaded(wanted)).toBe(true);
    const code: string[] = [];
    page.on('request', (request) => {
      if (/script|stylesheet|fetch/.test(request.resourceType())) code.push(request.url());
    });
    await page.getByRole('link', { name: /^Cart/ }).first().dispatchEvent('click');
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    // Suggestions below the page are requested after the page.
    const ofThePage = code.filter((url) => !url.includes('__federation_expose_Suggestions.'));
    expect(ofThePage.filter((url) => new URL(url).origin !== shop.origin)).toEqual([]);
  });
});
