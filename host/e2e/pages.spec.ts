import type { APIRequestContext } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { hasSample } from 'tooling/apps';
import { type Address, ADDRESSES, PRODUCT } from './addresses';
import { listings } from './catalogue';
import { expect, test } from './shop';
import { SHOP_NAME } from 'shared-ui/shop-name';

// The HTML of each address, without a browser or scripts, as a search engine gets it.

/** Every address, the product pages included. */
const ALL: readonly Address[] = [
  ...ADDRESSES,
  ...listings.flatMap(({ products }) =>
    products.map(({ id, title }): Address => ({
      ...PRODUCT,
      path: `/product/${id}`,
      heading: title,
      title,
    })),
  ),
];

/** The largest size of a page's HTML, compressed with brotli, in bytes. */
const MAX_HTML_SIZE = 12 * 1_024;

/** Pages whose heading differs for a guest, with that heading. */
const GUEST_HEADINGS: Readonly<Record<string, string>> = {
  '/cart': 'Your cart is empty',
  '/checkout': 'Your cart is empty',
  '/wishlist': 'Your wishlist is empty',
};

test('each address has its own valid HTML, with all metadata for search engines', async ({
  request,
}) => {
  const titles = new Map<string | undefined, string>();
  for (const { path, heading, title, search } of ALL) {
    const page = await readWhole(request, path, search === 'unknown' ? 404 : 200);
    expect.soft(page.h1, path).toEqual([GUEST_HEADINGS[path] ?? heading]);
    expect.soft(page.title, path).toBe(`${title} | ${SHOP_NAME}`);
    if (search === 'indexed' || search.startsWith('/')) {
      expect.soft(page.robots, path).toBeUndefined();
    } else expect.soft(page.robots, path).toMatch(/^noindex/);
    if (search !== 'unknown') {
      expect.soft(page.canonical, path).toBe(search.startsWith('/') ? search : path);
    }
    if (search === 'indexed') {
      expect.soft(page.property('og:title'), path).toBe(page.title);
      expect.soft(page.property('og:image'), path).toMatch(/^https?:\/\//);
      expect.soft(titles.get(page.title), `${path}: ${page.title}`).toBeUndefined();
      titles.set(page.title, path);
    }
  }
  await readWhole(request, '/offline', 200);
});

test('an unknown address and an unknown product get a page with the status 404', async ({
  request,
}) => {
  for (const path of ['/cart/nowhere', '/cart%0A', '/%E2%80%A8', '/CART', '/product/Women']) {
    const page = await readWhole(request, path, 404);
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

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

async function expectValid(path: string, html: string): Promise<void> {
  const { results } = await validator.validateString(html);
  const errors = results
    .flatMap(({ messages }) => messages)
    .filter(({ offset }) => !html.startsWith(INCLUDED_SHEET, offset))
    .map(
      ({ ruleId, message, offset }) => `${ruleId}: ${message} ${html.slice(offset, offset + 80)}`,
    );
  expect.soft(errors, path).toEqual([]);
}

test('the sitemap lists each indexed address once and no other, and robots.txt names it; there is a product feed', async ({
  request,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const urls = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
  const indexed = ALL.filter(({ search }) => search === 'indexed').map(({ path }) => path);
  expect(urls.map((url) => new URL(url).pathname).toSorted()).toEqual(indexed.toSorted());
  expect((await request.get('/products.xml')).status()).toBe(200);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
});

/** Reads a page, and expects what every page must have. */
async function readWhole(request: APIRequestContext, path: string, status: number) {
  const response = await request.get(path);
  const html = await response.text();
  const first = (pattern: RegExp): string | undefined => decode(pattern.exec(html)?.[1]);
  const { 'content-encoding': encoding, 'content-length': length } = response.headers();
  const title = first(/<title>([^<]*)</);
  const h1 = [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, text]) => decode(text) ?? '');
  const description = first(/<meta name="description" content="([^"]*)"/);
  const canonical = first(/<link rel="canonical" href="([^"]*)"/);
  expect.soft(response.status(), path).toBe(status);
  expect.soft([...html.matchAll(/<title\b/g)], path).toHaveLength(1);
  expect.soft(title, path).toMatch(new RegExp(`\\S.* \\| ${SHOP_NAME}$`));
  expect.soft(h1, path).toHaveLength(1);
  expect.soft(h1[0], path).toMatch(/\S/);
  expect.soft(description?.length, path).toBeGreaterThan(hasSample ? 20 : 0);
  // Before scripts run, the browser would submit a form with another method to an address.
  for (const [form] of html.matchAll(/<form\b[^>]*>/g))
    expect.soft(form, path).toContain(' method="dialog"');
  expect.soft(encoding, path).toBe('br');
  expect.soft(Number(length), path).toBeLessThanOrEqual(MAX_HTML_SIZE);
  await expectValid(path, html);
  return {
    title,
    h1,
    robots: first(/<meta name="robots" content="([^"]*)"/),
    canonical: canonical === undefined ? undefined : new URL(canonical).pathname,
    property: (name: string) => first(new RegExp(`<meta property="${name}" content="([^"]*)"`)),
  };
}

/** Text from HTML: without tags, and with entities decoded. */
function decode(text?: string): string | undefined {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  return text
    ?.replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_entity, name: string) => signs[name] ?? '');
}
