import { createContext, useContext, type ReactNode } from 'react';

const OriginContext = createContext('');

interface Props {
  /**
   * The shop's public origin without a slash at its end, such as `https://shop.example`; '' leaves addresses relative. A
   * page that is hydrated needs the one that its HTML was written with.
   */
  readonly origin: string;
  readonly children: ReactNode;
}

/** Provides the origin with which pages make the addresses in their heads and their structured data absolute. */
export function OriginProvider({ origin, children }: Props): ReactNode {
  return <OriginContext value={origin}>{children}</OriginContext>;
}

/** The origin of the nearest {@link OriginProvider}, to be put before a root-relative path; '' outside of one. */
export function useOrigin(): string {
  return useContext(OriginContext);
}
