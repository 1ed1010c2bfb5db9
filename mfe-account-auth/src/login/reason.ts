import type { InAppLocation } from 'shared-state';

/** The pages that lead to sign-in, as a sentence names them. */
const PLACES: Readonly<Record<string, string>> = {
  '/checkout': 'checkout',
  '/wishlist': 'your wishlist',
  '/account': 'your account',
};

/** Why the shopper has to sign in, if a page sent them here (docs/product/routes.md#guard). */
export function signInReason({ pathname }: InAppLocation): string | undefined {
  const place = Object.hasOwn(PLACES, pathname) ? PLACES[pathname] : undefined;
  return place && `Sign in to continue to ${place} - in this demo any e-mail and password work`;
}
