import { useEffect, useState, type ReactNode } from 'react';
import { useRemotes } from '../remotes/useRemotes';

/** Loads the tools for developers and testers on request (docs/remotes.md). */
export function LazyDevTools(): ReactNode {
  const { overrides } = useRemotes();
  const [tools, setTools] = useState<ReactNode>();
  useEffect(() => {
    const hasOwners = new URLSearchParams(location.search).has('owners');
    if (!hasOwners && !overrides) return;
    Promise.all([import('./Tools'), overrides]).then(
      ([{ Tools }, loaded]) => setTools(<Tools hasOwners={hasOwners} overrides={loaded} />),
      // The shop works without them.
      () => undefined,
    );
  }, [overrides]);
  return tools;
}
