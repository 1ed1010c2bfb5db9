import { beforeEach, expect, it } from '@jest/globals';
import { readLastListing, rememberListing } from './lastListing';

beforeEach(() => window.sessionStorage.clear());

it('is the men’s listing until one is visited', () => {
  expect(readLastListing()).toBe('/product/men');
});

it.each(['/product', '/product/women', '/product/kids?category=girls&sort=price-asc'])(
  'is %s after a visit there',
  (address) => {
    rememberListing(address);
    expect(readLastListing()).toBe(address);
  },
);

it.each([
  '/product/men-shirt-1',
  '/cart',
  '//evil.example/product/men',
  'https://evil.example/',
  'javascript:alert(1)',
  '/product/men\\..',
  '/product/men?a b',
  '/product/men#x',
  `/product/men?${'a'.repeat(3000)}`,
  '',
])('is never %p, which is not a listing', (address) => {
  window.sessionStorage.setItem('weft.lastListing', address);
  expect(readLastListing()).toBe('/product/men');
});
