import { useEffect, useState, type ReactNode } from 'react';
import { usePageLoader } from '../remotes/LoaderContext';

/** Loads the tools for developers and testers on request (docs/remotes.md). */
export function LazyDevTools(): ReactNode {
  const { overrides } = usePageLoader();
  const [tools, setTools] = useState<ReactNode>(null);
  useEffect(() => {
    const hasOwners = new URLSearchParams(location.search).has('owners');
    if (!hasOwners && !overrides) return;
    const load = async (): Promise<void> => {
      const [{ Tools }, own] = await Promise.all([import('./Tools'), overrides]);
      setTools(<Tools hasOwners={hasOwners} overrides={own} />);
    };
    // The shop works without them.
    load().catch(() => undefined);
  }, [overrides]);
  return tools;
}
