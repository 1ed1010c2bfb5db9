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
const UNKNOWN = [
  ...pathsFor('unknown'),
  '/cart/nowhere',
  '/cart%0A',
  '/%E2%80%A8',
  '/product/Women',
];

/** Aliases of indexed pages. */
const ALIASES = ADDRESSES.filter(({ search }) => search.startsWith('/'));

/** The largest size of a page's HTML, compressed with brotli, in bytes. */
const MAX_HTML_SIZE = 12 * 1_024;

/** Whether each product has sizes, by its address. */
const HAS_SIZES = new Map<string, boolean>(
  listings.flatMap(({ products }) =>
    products.map(({ id, hasSizes }) => [`/product/${id}`, hasSizes] as const),
  ),
);

/** The address of each product. */
const PRODUCTS = [...HAS_SIZES.keys()];

test('each indexed address has its own HTML, with all metadata for search engines and a title of its own', async ({
  request,
}) => {
  const titles = new Map<string | undefined, string>();
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

test('an alias names its canonical address, and pages that are not for search engines are noindex', async ({
  request,
}) => {
  for (const { path, search: canonical } of ALIASES) {
    const page = await read(request, path);
    expectWhole(page, 200);
    expect.soft(page.canonical, path).toBe(canonical);
  }
  for (const path of HIDDEN) {
    const page = await read(request, path);
    expectWhole(page, 200);
    expect.soft(page.robots, path).toMatch(/^noindex/);
    expect.soft(page.canonical, path).toBe(path);
  }
});

test('an unknown address and an unknown product get a page with the status 404', async ({
  request,
}) => {
  for (const path of UNKNOWN) {
    const page = await read(request, path);
    expectWhole(page, 404);
    expect.soft(page.robots, path).toMatch(/^noindex/);
    const isProduct = path.startsWith('/product/');
    expect.soft(page.h1, path).toEqual([isProduct ? 'Product not found.' : '404 - Page Not Found']);
  }
});

/** Pages whose heading differs for a guest, with that heading. */
const GUEST_HEADINGS: Readonly<Record<string, string>> = {
  '/cart': 'Your cart is empty',
  '/checkout': 'Your cart is empty',
  '/wishlist': 'Your wishlist is empty',
};

test('the HTML of each address has its own heading and title', async ({ request }) => {
  for (const { path, heading, title } of ADDRESSES) {
    const page = await read(request, path);
    expect.soft(page.h1, path).toEqual([GUEST_HEADINGS[path] ?? heading]);
    expect.soft(page.title, path).toBe(`${title} | ${SHOP_NAME}`);
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

test('the sitemap lists each indexed address once, and robots.txt names it', async ({
  request,
}) => {
  const paths = await sitemapPaths(request);
  expect(paths.toSorted()).toEqual([...new Set(paths)].toSorted());
  expect(paths).toEqual(expect.arrayContaining([...INDEXED, ...PRODUCTS]));
  for (const path of [...ALIASES.map((alias) => alias.path), ...HIDDEN])
    expect(paths).not.toContain(path);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
});

test('the product feed has every product in each size, at its address and with its pictures', async ({
  request,
}) => {
  const xml = await (await request.get('/products.xml')).text();
  const [links, groups] = ['link', 'g:item_group_id'].map((name) =>
    [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text),
  ) as [string[], string[]];
  const products = await productPaths(request);
  // The first link is the shop's.
  const paths = links.slice(1).map((link) => new URL(link).pathname);
  expect(new Set(paths)).toEqual(new Set(products));
  const sized = PRODUCTS.filter((path) => HAS_SIZES.get(path));
  expect(paths).toHaveLength(PRODUCTS.length + 3 * sized.length);
  expect(groups).toHaveLength(4 * sized.length);
  const [picture] = /(?<=<g:image_link>)[^<]+/.exec(xml) ?? [];
  expect(picture !== undefined || !hasSample, 'has pictures').toBe(true);
  if (picture) expect((await request.get(new URL(picture).pathname)).status()).toBe(200);
});

interface Offer {
  readonly price: string;
  readonly priceCurrency: string;
  readonly availability: string;
}

test('the HTML of a product has its name and price as text and as structured data', async ({
  request,
}) => {
  for (const path of await productPaths(request)) {
    const page = await read(request, path);
    const type = HAS_SIZES.get(path) ? 'ProductGroup' : 'Product';
    const product = page.data.find((entry) => entry['@type'] === type) as
      | { name: string; offers?: Offer; hasVariant?: { offers: Offer }[] }
      | undefined;
    const offer = product?.hasVariant?.[0]?.offers ?? product?.offers;
    expect(offer, path).toBeDefined();
    if (!product || !offer) continue;
    expect.soft(page.h1[0], path).toBe(product.name);
    const price = Number(offer.price);
    const minimumFractionDigits = Number.isInteger(price) ? 0 : 2;
    const amount = price.toLocaleString('en-US', { minimumFractionDigits });
    expect.soft(page.html, path).toContain(`Price </span><span>$${amount}<`);
    expect.soft(offer.priceCurrency, path).toBe('USD');
    expect.soft(offer.availability, path).toMatch(/^https:\/\/schema\.org\/\w+$/);
    expect
      .soft(
        page.data.map((entry) => entry['@type']),
        path,
      )
      .toContain('BreadcrumbList');
  }
});

test('a crawler without scripts reaches every product from the landing page', async ({
  request,
}) => {
  const seen = new Set(['/']);
  for (const path of seen) {
    // Some of the footer's addresses have no page (docs/product/shell.md#footer). Links of a product always have one.
    const { links } = await read(request, path);
    for (const link of links) seen.add(link);
  }
  expect([...seen]).toEqual(expect.arrayContaining(await productPaths(request)));
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
  /** The entries of its structured data. */
  readonly data: readonly Readonly<Record<string, unknown>>[];
  /** Paths of the shop that it links to, without query and fragment. */
  readonly links: readonly string[];
  property(name: string): string | undefined;
}

async function read(request: APIRequestContext, path: string): Promise<Html> {
  const response = await request.get(path);
  const html = await response.text();
  const first = (pattern: RegExp): string | undefined => decode(pattern.exec(html)?.[1]);
  const canonical = first(/<link rel="canonical" href="([^"]*)"/);
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const links = [...html.matchAll(/<a\b[^>]* href="(\/[^"?#]*)/g)];
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
    data: data.flatMap(([, json = '']) => JSON.parse(json) as Record<string, unknown>[]),
    links: links.map(([, link = '']) => link),
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
