import { useEffect, useState, type ReactNode } from 'react';
import { usePageLoader } from '../remotes/LoaderContext';

/** Loads the tools of developers and testers for those who asked for them (docs/remotes.md). */
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
    // The shop does not need them.
    load().catch(() => undefined);
  }, [overrides]);
  return tools;
}
