import type { ReactNode } from 'react';
import type { Remotes } from '../createRemotes';
import { RemotesContext } from '../useRemotes';

interface TestRemotes {
  readonly wrapper: (props: { readonly children: ReactNode }) => ReactNode;
  readonly enter: (state: object) => void;
}

/** Remotes whose pages and modules all have one state. The methods of the loader that a test needs are its own. */
export function testRemotes(methods: object, state: object = {}, others: object = {}): TestRemotes {
  let present = state;
  const listeners = new Set<() => void>();
  const loader = {
    stateOf: () => present,
    subscribe: (_page: string, listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ...methods,
  };
  const remotes = { loader, ...others } as unknown as Remotes;
  return {
    wrapper: ({ children }) => <RemotesContext value={remotes}>{children}</RemotesContext>,
    enter: (next) => {
      present = next;
      listeners.forEach((listener) => listener());
    },
  };
}
