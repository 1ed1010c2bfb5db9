import { returnPlace, type InAppLocation } from 'shared-state';

/** The reason for the sign-in, if a page sent the shopper here (docs/product/routes.md#guard). */
export function signInReason(location: InAppLocation): string | undefined {
  const place = returnPlace(location);
  return place && `Sign in to continue to ${place} - in this demo any e-mail and password work`;
}
