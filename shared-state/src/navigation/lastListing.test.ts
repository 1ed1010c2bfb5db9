/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { readLastListing, rememberListing } from './lastListing';
import { useLastListing } from './useLastListing';

beforeEach(() => window.sessionStorage.clear());

it('is the first listing until one is visited', () => {
  expect(readLastListing()).toBe('/product');
});

it.each(['/product', '/product/women', '/product/kids?category=girls&sort=price-asc'])(
  'is %s after a visit there',
  (address) => {
    rememberListing(address);
    expect(readLastListing()).toBe(address);
  },
);

it('stores no address of another page', () => {
  rememberListing('/cart');
  expect(window.sessionStorage).toHaveLength(0);
});

it('useLastListing returns the listing of this tab, and the first one while HTML is written', () => {
  rememberListing('/product/women');
  const { result, unmount } = renderHook(useLastListing);
  expect(result.current).toBe('/product/women');
  unmount();
  expect(renderToString(createElement(() => useLastListing()))).toBe('/product');
});

it.each([
  '/product/men-shirt-1',
  '/cart',
  '/product/men\\..',
  '/product/men?a b',
  '/product/men#x',
  `/product/men?${'a'.repeat(3000)}`,
  '',
])('is never %p, which is not a listing', (address) => {
  window.sessionStorage.setItem('weft.lastListing', address);
  expect(readLastListing()).toBe('/product');
});
