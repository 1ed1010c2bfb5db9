import type { InAppLocation } from 'shared-state';

/** The names of pages that lead to sign-in, for use in a sentence. */
const PLACES: Readonly<Record<string, string>> = {
  '/checkout': 'checkout',
  '/wishlist': 'your wishlist',
  '/account': 'your account',
};

/** The reason for the sign-in, if a page sent the shopper here (docs/product/routes.md#guard). */
export function signInReason({ pathname }: InAppLocation): string | undefined {
  const place = Object.hasOwn(PLACES, pathname) ? PLACES[pathname] : undefined;
  return place && `Sign in to continue to ${place} - in this demo any e-mail and password work`;
}
