import { createContext, useContext } from 'react';
import type { Remotes } from './createRemotes';

/** The loader of remotes, with the overrides and the page in the HTML. */
export const RemotesContext = createContext<Remotes | null>(null);

/** @throws {Error} outside its provider */
export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('useRemotes must be used within a RemotesContext');
  return remotes;
}
