import { expect, it } from '@jest/globals';
import { kindOf } from './kindOf';

const SHOP = 'https://shop.example';
const REMOTE = 'https://catalog.example';

it.each([
  ['a visit', `${SHOP}/product/men?sort=price`, 'navigate', 'page'],
  ['the pointer', `${SHOP}/release.json`, 'cors', 'pointer'],
  ['a file of the host', `${SHOP}/assets/main.0123456789ab.js`, 'no-cors', 'file'],
  ['the style sheet of a page', `${SHOP}/assets/page.0123456789ab.css`, 'no-cors', 'file'],
  ['a picture', `${SHOP}/media/products/men-shirt-1.480.avif`, 'no-cors', 'picture'],
  ["a remote's manifest", `${REMOTE}/7/mf-manifest.json`, 'cors', 'manifest'],
  ["a remote's file", `${REMOTE}/7/assets/remoteEntry.0123456789ab.js`, 'cors', 'file'],
] as const)('knows the kind of %s', (_what, url, mode, kind) => {
  expect(kindOf({ method: 'GET', url, mode }, SHOP)).toBe(kind);
});

it.each([
  ['a POST request', 'POST', `${SHOP}/`, 'navigate'],
  ['files without a hash', 'GET', `${SHOP}/favicon.svg`, 'no-cors'],
  ["HTML that is no visit: the worker's own", 'GET', `${SHOP}/cart`, 'cors'],
  ['an opaque response', 'GET', `${REMOTE}/assets/a.0123456789ab.js`, 'no-cors'],
  ['a page elsewhere', 'GET', `${REMOTE}/`, 'navigate'],
  ['a development server', 'GET', 'http://localhost:4001/assets/remoteEntry.js', 'cors'],
] as const)('leaves %s to the browser', (_what, method, url, mode) => {
  expect(kindOf({ method, url, mode }, SHOP)).toBeNull();
});
