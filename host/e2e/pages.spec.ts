import type { APIRequestContext } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { hasSample } from 'tooling/apps';
import { ADDRESSES, type Address } from './addresses';
import { listings } from './catalogue';
import { expect, test } from './shop';
import { SHOP_NAME } from 'shared-ui/shop-name';

// The HTML of each address, without a browser or scripts, as a search engine gets it.

const pathsFor = (search: Address['search']): readonly string[] =>
  ADDRESSES.filter((address) => address.search === search).map(({ path }) => path);

const INDEXED = pathsFor('indexed');
const HIDDEN = pathsFor('hidden');
/** Aliases of indexed pages. */
const ALIASES = ADDRESSES.filter(({ search }) => search.startsWith('/'));

/** The largest size of a page's HTML, compressed with brotli, in bytes. */
const MAX_HTML_SIZE = 12 * 1_024;

/** The address of each product. */
const PRODUCTS = listings.flatMap(({ products }) => products.map(({ id }) => `/product/${id}`));

/** Pages whose heading differs for a guest, with that heading. */
const GUEST_HEADINGS: Readonly<Record<string, string>> = {
  '/cart': 'Your cart is empty',
  '/checkout': 'Your cart is empty',
  '/wishlist': 'Your wishlist is empty',
};

test('each address has its own HTML, with all metadata for search engines', async ({ request }) => {
  const titles = new Map<string | undefined, string>();
  for (const { path, heading, title, search } of ADDRESSES) {
    const page = await read(request, path);
    expectWhole(page, search === 'unknown' ? 404 : 200);
    expect.soft(page.h1, path).toEqual([GUEST_HEADINGS[path] ?? heading]);
    expect.soft(page.title, path).toBe(`${title} | ${SHOP_NAME}`);
    if (search === 'indexed' || search.startsWith('/')) {
      expect.soft(page.robots, path).toBeUndefined();
    } else expect.soft(page.robots, path).toMatch(/^noindex/);
    if (search !== 'unknown') {
      expect.soft(page.canonical, path).toBe(search.startsWith('/') ? search : path);
    }
  }
  for (const path of [...INDEXED, ...(await productPaths(request))]) {
    const page = await read(request, path);
    expectWhole(page, 200);
    expect.soft(page.robots, path).toBeUndefined();
    expect.soft(page.canonical, path).toBe(path);
    expect.soft(page.property('og:title'), path).toBe(page.title);
    expect.soft(page.property('og:image'), path).toMatch(/^https?:\/\//);
    expect.soft(titles.get(page.title), `${path}: ${page.title}`).toBeUndefined();
    titles.set(page.title, path);
  }
});

test('an unknown address and an unknown product get a page with the status 404', async ({
  request,
}) => {
  for (const path of ['/cart/nowhere', '/cart%0A', '/%E2%80%A8', '/CART', '/product/Women']) {
    const page = await read(request, path);
    expectWhole(page, 404);
    expect.soft(page.robots, path).toMatch(/^noindex/);
    const isProduct = path.startsWith('/product/');
    expect.soft(page.h1, path).toEqual([isProduct ? 'Product not found.' : '404 - Page Not Found']);
  }
});

/**
 * Names a style sheet whose rules the page's own style sheet contains. webpack's runtimes look only for `link` elements, so
 * no other element would do. A link without `href` loads nothing, but it is not valid HTML.
 */
const INCLUDED_SHEET = 'link rel="stylesheet" data-href=';

test('the HTML of each address is valid', async ({ request }) => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  const paths = [
    ...ADDRESSES.map(({ path }) => path),
    '/offline',
    ...(await productPaths(request)),
  ];
  for (const path of paths) {
    const { html } = await read(request, path);
    const { results } = await validator.validateString(html);
    const errors = results
      .flatMap(({ messages }) => messages)
      .filter(({ offset }) => !html.startsWith(INCLUDED_SHEET, offset))
      .map(
        ({ ruleId, message, offset }) => `${ruleId}: ${message} ${html.slice(offset, offset + 80)}`,
      );
    expect.soft(errors, path).toEqual([]);
  }
});

test('the sitemap lists each indexed address once, and robots.txt names it; there is a product feed', async ({
  request,
}) => {
  const paths = await sitemapPaths(request);
  expect(paths.toSorted()).toEqual([...new Set(paths)].toSorted());
  expect(paths).toEqual(expect.arrayContaining([...INDEXED, ...PRODUCTS]));
  for (const path of [...ALIASES.map((alias) => alias.path), ...HIDDEN])
    expect(paths).not.toContain(path);
  expect((await request.get('/products.xml')).status()).toBe(200);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
});

/** The HTML of an address, and values from it. */
interface Html {
  readonly path: string;
  readonly status: number;
  readonly html: string;
  /** The size of its copy that is compressed with brotli, in bytes; NaN if that is not served. */
  readonly size: number;
  readonly title: string | undefined;
  readonly titles: number;
  readonly h1: readonly string[];
  readonly description: string | undefined;
  readonly robots: string | undefined;
  /** The path of the canonical address. */
  readonly canonical: string | undefined;
  property(name: string): string | undefined;
}

async function read(request: APIRequestContext, path: string): Promise<Html> {
  const response = await request.get(path);
  const html = await response.text();
  const first = (pattern: RegExp): string | undefined => decode(pattern.exec(html)?.[1]);
  const canonical = first(/<link rel="canonical" href="([^"]*)"/);
  const { 'content-encoding': encoding, 'content-length': length } = response.headers();
  return {
    path,
    status: response.status(),
    html,
    size: encoding === 'br' ? Number(length) : Number.NaN,
    title: first(/<title>([^<]*)</),
    titles: [...html.matchAll(/<title\b/g)].length,
    h1: [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, text]) => decode(text) ?? ''),
    description: first(/<meta name="description" content="([^"]*)"/),
    robots: first(/<meta name="robots" content="([^"]*)"/),
    canonical: canonical === undefined ? undefined : new URL(canonical).pathname,
    property: (name) => first(new RegExp(`<meta property="${name}" content="([^"]*)"`)),
  };
}

/** Expects what every page must have. */
function expectWhole(
  { path, status, html, size, title, titles, h1, description }: Html,
  expected: number,
): void {
  expect.soft(status, path).toBe(expected);
  expect.soft(titles, path).toBe(1);
  expect.soft(title, path).toMatch(new RegExp(`\\S.* \\| ${SHOP_NAME}$`));
  expect.soft(h1, path).toHaveLength(1);
  expect.soft(h1[0], path).toMatch(/\S/);
  expect.soft(description?.length, path).toBeGreaterThan(hasSample ? 20 : 0);
  // Before scripts run, the browser would submit a form with another method to an address.
  for (const [form] of html.matchAll(/<form\b[^>]*>/g))
    expect.soft(form, path).toContain(' method="dialog"');
  expect.soft(size, path).toBeLessThanOrEqual(MAX_HTML_SIZE);
}

async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

async function productPaths(request: APIRequestContext): Promise<string[]> {
  const paths = await sitemapPaths(request);
  const products = paths.filter((path) => path.startsWith('/product/') && !INDEXED.includes(path));
  expect(products.toSorted()).toEqual(PRODUCTS.toSorted());
  return products;
}

/** Text from HTML: without tags, and with entities decoded. */
function decode(text?: string): string | undefined {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  return text
    ?.replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_entity, name: string) => signs[name] ?? '');
}
