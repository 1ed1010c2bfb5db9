import { createContext, useContext, type ReactNode } from 'react';
import type { Remotes } from './createRemotes';

const Context = createContext<Remotes | null>(null);

interface Props {
  readonly value: Remotes;
  readonly children: ReactNode;
}

/** Provides the loader of remotes, with the overrides and the page in the HTML. */
export function RemotesProvider({ value, children }: Props): ReactNode {
  return <Context value={value}>{children}</Context>;
}

/** @throws {Error} outside its provider */
export function useRemotes(): Remotes {
  const remotes = useContext(Context);
  if (!remotes) throw new Error('useRemotes must be used within a RemotesProvider');
  return remotes;
}
