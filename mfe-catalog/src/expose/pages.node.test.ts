// Runs without the browser's globals, like the build that writes the pages.
import { describe, expect, it } from '@jest/globals';
import { htmlOf, ORIGIN } from 'stand-in/hydration';
import { toAmount } from 'shared-state';
import { picturesOf, productsOf } from '../catalogue/catalogue';
import { sections } from '../catalogue/sections';
import type { Product } from '../catalogue/types';
import { CARDS_AT_ONCE } from '../product/ProductGrid';
import { firstListing, firstProducts, pages } from '../testing/pages';

const [product] = firstProducts as [Product];
const PRODUCT = `/product/${product.id}`;

describe('a page of this remote, rendered on Node', () => {
  it.each(pages.filter(({ search, state }) => !search && !state))(
    '$pathname has one heading, a title and a description',
    (page) => {
      const html = htmlOf(page, page.pathname);
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(html.match(/<title>/g)).toHaveLength(1);
      expect(html.match(/<meta name="description"/g)).toHaveLength(1);
    },
  );

  it.each([
    ['/', '/'],
    ['/product', firstListing.pathname],
    [firstListing.pathname, firstListing.pathname],
    [PRODUCT, PRODUCT],
  ])('%s is indexed as %s', (pathname, canonical) => {
    const html = write(pathname);
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${canonical}"/>`);
    expect(html).not.toContain('noindex');
  });

  it.each(['/wishlist', '/product/nothing-1'])('%s is noindex', (pathname) => {
    expect(write(pathname)).toContain('<meta name="robots" content="noindex"/>');
  });

  it.each(sections)('the listing of $id links every product that it shows at once', (section) => {
    const html = write(section.viewMoreLink);
    const shown = productsOf(section).slice(0, CARDS_AT_ONCE);
    expect(shown.filter(({ id }) => !html.includes(`href="/product/${id}"`))).toEqual([]);
  });

  it('the landing page links every section', () => {
    const html = write('/');
    for (const { viewMoreLink } of sections) expect(html).toContain(`href="${viewMoreLink}"`);
  });

  it('a product has its name, price, picture and structured data', () => {
    const price = toAmount(product.newPrice);
    const html = write(PRODUCT);
    expect(html).toContain(`$${price.toLocaleString('en-US')}`);
    const picture = product.imageUrl || '/social.webp';
    expect(html).toContain(`<meta property="og:image" content="${ORIGIN}${picture}"/>`);
    const [data, breadcrumbs] = structuredData(html);
    const offers = { price: price.toFixed(2), priceCurrency: 'USD', url: `${ORIGIN}${PRODUCT}` };
    expect(data).toMatchObject({
      name: product.title,
      url: `${ORIGIN}${PRODUCT}`,
      image: picturesOf(product).map((path) => `${ORIGIN}${path}`),
      ...(product.hasSizes === false
        ? { offers }
        : { hasVariant: ['S', 'M', 'L', 'XL'].map((size) => ({ size, offers })) }),
    });
    expect(breadcrumbs).toHaveProperty('itemListElement.0.position', 1);
  });

  it.each(['/', firstListing.pathname])('%s has structured data', (pathname) => {
    expect(structuredData(write(pathname))).toHaveLength(2);
  });
});

function write(pathname: string): string {
  const page = pages.find((candidate) => candidate.pathname === pathname);
  if (!page) throw new Error(`No page of the test is at ${pathname}.`);
  return htmlOf(page, pathname);
}

function structuredData(html: string): readonly unknown[] {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json) as unknown[];
}
