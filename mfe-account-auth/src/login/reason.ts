import type { InAppLocation } from 'shared-state';

/** Guarded places in the words of a sentence. */
const PLACES: Readonly<Record<string, string>> = {
  '/checkout': 'checkout',
  '/wishlist': 'your wishlist',
};

/** Why the shopper is asked to sign in, if the guard asked (RULINGS A9). */
export function signInReason({ pathname }: InAppLocation): string | undefined {
  const place = Object.hasOwn(PLACES, pathname) ? PLACES[pathname] : undefined;
  return place && `Sign in to continue to ${place} - in this demo any e-mail and password work`;
}
