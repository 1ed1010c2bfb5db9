import { createContext, useContext, type ReactNode } from 'react';

const OriginContext = createContext('');

interface Props {
  /**
   * The shop's public origin without a trailing slash, such as `https://shop.example`; '' keeps addresses relative.
   * Hydration needs the same origin as the HTML.
   */
  readonly origin: string;
  readonly children: ReactNode;
}

/** Provides the origin for absolute addresses in the pages' heads and structured data. */
export function OriginProvider({ origin, children }: Props): ReactNode {
  return <OriginContext value={origin}>{children}</OriginContext>;
}

/** The origin of the nearest {@link OriginProvider}, as a prefix for root-relative paths; '' without a provider. */
export function useOrigin(): string {
  return useContext(OriginContext);
}
