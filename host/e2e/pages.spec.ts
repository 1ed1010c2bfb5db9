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
    const page = await readPage(request, path);
    const isAlias = search.startsWith('/');
    const isIndexed = search === 'indexed';
    expect.soft(page, path).toMatchObject({
      ...WHOLE,
      status: search === 'unknown' ? 404 : 200,
      title: `${title} | ${SHOP_NAME}`,
      h1: [GUEST_HEADINGS[path] ?? heading],
      robots: isIndexed || isAlias ? undefined : expect.stringMatching(/^noindex/),
      ...(search !== 'unknown' && { canonical: isAlias ? search : path }),
      ...(isIndexed && { shared: { title: page.title, hasImage: true } }),
    });
    // Another shop's products may have the same title.
    if (!isIndexed || (!hasSample && path.startsWith('/product/'))) continue;
    expect.soft(titles.get(page.title), `${path}: ${page.title}`).toBeUndefined();
    titles.set(page.title, path);
  }
  expect.soft(await readPage(request, '/offline')).toMatchObject({ ...WHOLE, status: 200 });
});

/**
 * Names a style sheet whose rules the page's own style sheet contains. webpack's runtimes look only for `link` elements, so
 * no other element would do. A link without `href` loads nothing, but it is not valid HTML.
 */
const INCLUDED_SHEET = 'link rel="stylesheet" data-href=';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

async function mistakesIn(page: string): Promise<readonly string[]> {
  // The validator checks no style sheets, but would need half of its time to read them.
  const html = page.replaceAll(/(?<=<style\b[^>]*>).*?(?=<\/style>)/gs, '');
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ offset }) => !html.startsWith(INCLUDED_SHEET, offset))
    .map(
      ({ ruleId, message, offset }) => `${ruleId}: ${message} ${html.slice(offset, offset + 80)}`,
    );
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

/** What every page has. */
const WHOLE = {
  title: expect.stringMatching(new RegExp(`\\S.* \\| ${SHOP_NAME}$`)),
  h1: [expect.stringMatching(/\S/)],
  hasDescription: true,
  submittedForms: [],
  encoding: 'br',
  isSmall: true,
  mistakes: [],
};

async function readPage(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const html = await response.text();
  const first = (pattern: RegExp): string | undefined => decode(pattern.exec(html)?.[1]);
  const meta = (attribute: string): string | undefined =>
    first(new RegExp(`<meta ${attribute} content="([^"]*)"`));
  const { 'content-encoding': encoding, 'content-length': length } = response.headers();
  const canonical = first(/<link rel="canonical" href="([^"]*)"/);
  return {
    status: response.status(),
    encoding,
    isSmall: Number(length) <= MAX_HTML_SIZE,
    title: first(/<title>([^<]*)</),
    h1: [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, text]) => decode(text) ?? ''),
    hasDescription: (meta('name="description"') ?? '').length > (hasSample ? 20 : 0),
    robots: meta('name="robots"'),
    canonical: canonical === undefined ? undefined : new URL(canonical).pathname,
    shared: {
      title: meta('property="og:title"'),
      hasImage: /^https?:\/\//.test(meta('property="og:image"') ?? ''),
    },
    // Before scripts run, the browser would submit a form with another method to an address.
    submittedForms: (html.match(/<form\b[^>]*>/g) ?? []).filter(
      (form) => !form.includes(' method="dialog"'),
    ),
    mistakes: await mistakesIn(html),
  };
}

/** Text from HTML: without tags, and with entities decoded. */
function decode(text?: string): string | undefined {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  return text
    ?.replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_entity, name: string) => signs[name] ?? '');
}
