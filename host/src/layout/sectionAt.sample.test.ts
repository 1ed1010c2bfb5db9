import { expect, it } from '@jest/globals';
import { sectionAt } from './sectionAt';

it.each([
  ['/product', 'men'],
  ['/product/', 'men'],
  ['/product/women', 'women'],
  ['/product/women/', 'women'],
  ['/product/kids-boy-tshirt-2', 'kids'],
  ['/product/menswear', null],
  ['/product/404', null],
  ['/product/__proto__', null],
  ['/productmen', null],
  ['/cart', null],
  ['/', null],
])('the section of %s is %p', (path, section) => {
  expect(sectionAt(path)).toBe(section);
});
