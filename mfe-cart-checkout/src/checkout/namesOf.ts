import type { User } from 'shared-state';

/** A shopper's first and last name, each empty if unknown. */
export interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * The first and last name of a session's user. A user who has not registered has a single name, which is split
 * (docs/product/account.md#session).
 */
export function namesOf(user: User | null): Names {
  const [first = '', ...others] = (user?.name ?? '').trim().split(/\s+/);
  return {
    firstName: user?.firstName ?? first,
    lastName: user?.lastName ?? others.join(' '),
  };
}
