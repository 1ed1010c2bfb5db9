import type { User } from 'shared-state';

/** What a session knows of a shopper's name. */
export interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

/** First and last name of a session; one that only signed in has a single name to be split (SPEC §3, User). */
export function namesOf(user: User | null): Names {
  const [first = '', ...others] = (user?.name ?? '').trim().split(/\s+/);
  return {
    firstName: user?.firstName ?? first,
    lastName: user?.lastName ?? others.join(' '),
  };
}
