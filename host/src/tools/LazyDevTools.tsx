import { useEffect, useState, type ReactNode } from 'react';
import { useRemotes } from '../remotes/useRemotes';

/** Loads the tools for developers and testers on request (docs/remotes.md). */
export function LazyDevTools(): ReactNode {
  const { overrides } = useRemotes();
  const [tools, setTools] = useState<ReactNode>();
  useEffect(() => {
    const hasOwners = new URLSearchParams(location.search).has('owners');
    if (!hasOwners && !overrides) return;
    const importTools = async (): Promise<ReactNode> => {
      const [{ Tools }, own] = await Promise.all([import('./Tools'), overrides]);
      return <Tools hasOwners={hasOwners} overrides={own} />;
    };
    // The shop works without them.
    importTools().then(setTools, () => undefined);
  }, [overrides]);
  return tools;
}
