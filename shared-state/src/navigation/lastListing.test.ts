/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { rememberListing, useLastListing } from './lastListing';

it.each(['/product', '/product/women', '/product/kids?category=girls&sort=price-asc'])(
  'is %s after a visit there',
  (address) => {
    rememberListing(address);
    expect(lastListing()).toBe(address);
  },
);

it('is the first listing while HTML is written', () => {
  rememberListing('/product/women');
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
  rememberListing(address);
  expect(window.sessionStorage).toHaveLength(0);
  expect(lastListing()).toBe('/product');
  window.sessionStorage.setItem('weft.lastListing', address);
  expect(lastListing()).toBe('/product');
});

function lastListing(): string {
  return renderHook(useLastListing).result.current;
}
