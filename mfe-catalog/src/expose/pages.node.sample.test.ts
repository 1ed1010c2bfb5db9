/**
 * Runs without the browser's globals, like the build that writes the pages.
 *
 * @jest-environment node
 */
import { describe, expect, it } from '@jest/globals';
import { htmlOf, ORIGIN } from 'stand-in/hydration';
import { productsOf } from '../catalogue/catalogue';
import { sections } from '../catalogue/sections';
import { pages } from '../testing/pages';

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
    ['/product', '/product/men'],
    ['/product/women', '/product/women'],
    ['/product/men-shirt-1', '/product/men-shirt-1'],
  ])('%s is indexed as %s', (pathname, canonical) => {
    const html = write(pathname);
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${canonical}"/>`);
    expect(html).not.toContain('noindex');
  });

  it.each(['/wishlist', '/product/nothing-1'])('%s is noindex', (pathname) => {
    expect(write(pathname)).toContain('<meta name="robots" content="noindex"/>');
  });

  it.each(sections)('the listing of $id links every product of the section', (section) => {
    const html = write(section.viewMoreLink);
    const unlinked = productsOf(section).filter(
      ({ id }) => !html.includes(`href="/product/${id}"`),
    );
    expect(unlinked).toEqual([]);
  });

  it('the landing page links every section', () => {
    const html = write('/');
    for (const { viewMoreLink } of sections) expect(html).toContain(`href="${viewMoreLink}"`);
  });

  it('a product has its name, price and structured data', () => {
    const html = write('/product/men-shirt-1');
    expect(html).toContain('$1,299');
    const data = structuredData(html);
    expect(data).toMatchObject([
      {
        '@type': 'ProductGroup',
        name: 'Navy Madras Check Shirt',
        url: `${ORIGIN}/product/men-shirt-1`,
        image: ['', '-2', '-3', '-4'].map((n) => `${ORIGIN}/media/products/men-shirt-1${n}.webp`),
        hasVariant: ['S', 'M', 'L', 'XL'].map((size) => ({
          size,
          offers: { price: '1299.00', priceCurrency: 'USD', url: `${ORIGIN}/product/men-shirt-1` },
        })),
      },
      { '@type': 'BreadcrumbList' },
    ]);
  });

  it.each(['/', '/product/kids'])('%s has structured data', (pathname) => {
    expect(structuredData(write(pathname))).toHaveLength(2);
  });
});

function write(pathname: string): string {
  const page = pages.find((candidate) => candidate.pathname === pathname);
  if (!page) throw new Error(`No page of the test is at ${pathname}.`);
  return htmlOf(page, pathname);
}

function structuredData(html: string): unknown {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json);
}
