import type { InAppLocation } from 'shared-state';

/** Places that lead to the sign-in, in the words of a sentence. */
const PLACES: Readonly<Record<string, string>> = {
  '/checkout': 'checkout',
  '/wishlist': 'your wishlist',
  '/account': 'your account',
};

/** Why the shopper is asked to sign in, if a page of the shop asked (RULINGS A9). */
export function signInReason({ pathname }: InAppLocation): string | undefined {
  const place = Object.hasOwn(PLACES, pathname) ? PLACES[pathname] : undefined;
  return place && `Sign in to continue to ${place} - in this demo any e-mail and password work`;
}
