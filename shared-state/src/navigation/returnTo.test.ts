import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readReturnTo, returnPlace, returnState } from './returnTo';
import { runsOf } from '../testing/runsOf';

const HOME = { pathname: '/', search: '', hash: '', state: null };

const HOSTILE: readonly unknown[] = [
  null,
  undefined,
  'x',
  { from: '/checkout' },
  { from: null },
  { from: {} },
  { from: { pathname: 5 } },
  ...[
    '',
    'checkout',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\tevil',
    '/\r\nLocation: x',
    '/check out',
    '/\u0000',
    '/x?y',
    '/x#y',
    '/login',
    '/login/',
    '/LOGIN',
    '/register',
    '/Register//',
    '/%6cogin',
    '/.//evil.example',
    '/..//evil.example',
    '/x/../../evil.example',
    '/%2e%2e//evil.example',
    '/%2e/login',
    '/%2F/evil.example',
    '/product/a\ud800',
    '/\udc00/cart',
    '/cart//',
  ].map((pathname) => ({ from: { pathname } })),
  { from: { pathname: '/cart', search: 'evil' } },
  { from: { pathname: '/cart', search: '?\nx' } },
  { from: { pathname: '/cart', search: 5 } },
  { from: { pathname: '/cart', hash: 'x' } },
  { from: { pathname: '/cart', hash: '#\\x' } },
  { from: { pathname: '/cart', hash: {} } },
  { from: { pathname: '/cart', search: '?\ud800' } },
  { from: { pathname: '/cart', hash: '#\udfff' } },
];

const LONE_SURROGATE = fc
  .tuple(fc.string(), fc.integer({ min: 0xd800, max: 0xdfff }), fc.string())
  .map(([before, code, after]) => `/${before}${String.fromCharCode(code)}${after}`);

it.each([
  ['/checkout', 'checkout'],
  ['/checkout/', 'checkout'],
  ['/%63heckout', 'checkout'],
  ['/CHECKOUT', undefined],
  ['/wishlist', 'your wishlist'],
  ['/account', 'your account'],
  ['/', undefined],
])('the place %p is called %p', (pathname, place) => {
  expect(returnPlace({ ...HOME, pathname })).toBe(place);
});

describe('readReturnTo', () => {
  it('returns the whole location with its state', () => {
    const location = {
      pathname: '/checkout',
      search: '?a=1',
      hash: '#pay',
      state: { isBuyNow: true },
    };
    expect(readReturnTo(returnState(location))).toEqual(location);
  });

  it.each(['/wishlist', '/account', '/product/men-shirt-1', '/product/%E0%A4%B8', '/100%', '/👗'])(
    'goes back to %s',
    (pathname) => {
      expect(readReturnTo({ from: { pathname } })).toEqual({ ...HOME, pathname });
    },
  );

  it.each(HOSTILE)('returns / for %p', (state) => {
    expect(readReturnTo(state)).toEqual(HOME);
  });

  it('never leaves the shop for any generated state', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary' }),
      LONE_SURROGATE,
      fc.webUrl(),
      fc.constantFrom('//', '/\\', '/a', '?', '#'),
    );
    fc.assert(
      fc.property(part, part, part, (pathname, search, hash) => {
        const to = readReturnTo({ from: { pathname, search, hash } });
        const address = to.pathname + to.search + to.hash;
        // The router throws if it cannot encode an address.
        encodeURI(address);
        const url = new URL(address, 'https://shop.example');
        // A path that begins with two slashes would lead to another origin after a reload.
        return url.origin === 'https://shop.example' && !url.pathname.startsWith('//');
      }),
      runsOf(5000),
    );
  });
});
