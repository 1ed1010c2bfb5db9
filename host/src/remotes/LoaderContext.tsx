import { createContext, useContext, type ReactNode } from 'react';
import type { PageLoader } from './createPageLoader';

const Context = createContext<PageLoader | null>(null);

interface Props {
  readonly value: PageLoader;
  readonly children: ReactNode;
}

/** Provides the page's loader. */
export function LoaderProvider({ value, children }: Props): ReactNode {
  return <Context value={value}>{children}</Context>;
}

/** The page's loader. @throws outside its provider */
export function usePageLoader(): PageLoader {
  const loader = useContext(Context);
  if (!loader) throw new Error('usePageLoader must be used within a LoaderProvider');
  return loader;
}
