import { expect, it } from '@jest/globals';
import { signInReason } from './reason';

it.each([
  ['/checkout', 'Sign in to continue to checkout - in this demo any e-mail and password work'],
  ['/wishlist', 'Sign in to continue to your wishlist - in this demo any e-mail and password work'],
  ['/', undefined],
  ['/__proto__', undefined],
])('for %p it gives the reason %p', (pathname, reason) => {
  expect(signInReason({ pathname, search: '', hash: '', state: null })).toBe(reason);
});
