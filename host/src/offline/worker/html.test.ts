import { expect, it } from '@jest/globals';
import { filesNamedIn, isOfRelease, isOfShell, isOwnPage, linksTo, withLinks } from './html';

const FILES = [
  '/assets/boot.0123456789ab.js',
  '/assets/shared.0123456789ab.js',
  '/assets/main.0123456789ab.js',
];

const HTML = pageOf('/product/men', { release: 'sha384-live' });

it('a page names its files: first script, style sheet, and the scripts that the first one loads', () => {
  expect(filesNamedIn(HTML)).toEqual(['/assets/page.0123456789ab.css', ...FILES]);
});

it('a page belongs to the build with the scripts that it names', () => {
  expect(isOfShell(HTML, FILES)).toBe(true);
  expect(isOfShell(HTML, ['/assets/main.another00000.js'])).toBe(false);
});

it('a page belongs to the release that it was rendered with, or to all if it has no page of a remote', () => {
  expect(isOfRelease(HTML, ['sha384-other', 'sha384-live'])).toBe(true);
  expect(isOfRelease(HTML, ['sha384-other'])).toBe(false);
  expect(isOfRelease(pageOf('/terms'), [])).toBe(true);
});

it('a page without the application fits every build', () => {
  const html = '<script src="/assets/online.0123456789ab.js"></script>';
  expect(isOfShell(html, [])).toBe(true);
  expect(filesNamedIn(html)).toEqual(['/assets/online.0123456789ab.js']);
});

it.each([
  ['the shop with the application', pageOf('/cart'), true],
  ['the shop for a visit without a network', '<h1>Offline</h1><ul data-kept=""></ul>', true],
  ['a proxy', '<!doctype html><title>Back soon</title><h1>We are moving</h1>', false],
])('knows a page of %s', (_whose, html, isOwn) => {
  expect(isOwnPage(html)).toBe(isOwn);
});

it('the links of the offline page name each page once, by its title', () => {
  const pages = [
    { path: '/', html: pageOf('/', { title: 'Clothes for men, women and kids' }) },
    { path: '/product', html: pageOf('/product/men', { title: 'Men' }) },
    { path: '/product/men', html: pageOf('/product/men', { title: 'Men' }) },
    { path: '/product/a&b', html: pageOf('/product/a&b', { title: 'Shirt &amp; Tie' }) },
    { path: '/login', html: pageOf('/login', { isHidden: true }) },
    { path: '/cart', html: pageOf('/cart', { title: 'Cart', isHidden: true }) },
  ];
  expect(linksTo(pages)).toBe(
    [
      '<li><a href="/">Home</a></li>',
      '<li><a href="/product/men">Men</a></li>',
      '<li><a href="/product/a&amp;b">Shirt &amp; Tie</a></li>',
      '<li><a href="/cart">Cart</a></li>',
    ].join(''),
  );
});

it('the links of the offline page are inserted into its list', () => {
  const html = withLinks('<ul data-kept=""></ul>', '<li>$&</li>');
  expect(html).toBe('<ul data-kept=""><li>$&</li></ul>');
});

function pageOf(
  canonical: string,
  { title = 'Page', release = '', isHidden = false } = {},
): string {
  const [boot, scripts, main] = FILES;
  const files = {
    scripts: [[scripts, '']],
    main: [main, ''],
    release: release ? { integrity: release } : undefined,
  };
  return [
    `<title>${title} | Shop</title>`,
    isHidden ? '<meta name="robots" content="noindex"/>' : '',
    `<link rel="canonical" href="https://shop.example${canonical}"/>`,
    '<link rel="stylesheet" href="/assets/page.0123456789ab.css">',
    '<link rel="stylesheet" data-href="assets/821.0123456789ab.css">',
    `<script src="${boot}"></script>`,
    `<script type="application/json" id="boot-files">${JSON.stringify(files)}</script>`,
  ].join('');
}
