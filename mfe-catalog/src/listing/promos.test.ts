import '../testing/fixture';
import { expect, it } from '@jest/globals';
import { promoAt } from './promos';

it.each([
  ['/product', 'SUMMER25'],
  ['/product/', 'SUMMER25'],
  ['/product/men', 'MEN50'],
  ['/product/%6Den', 'MEN50'],
])('the banner at %s has the code %s', (pathname, code) => {
  expect(promoAt(pathname, 'men')?.code).toBe(code);
});
