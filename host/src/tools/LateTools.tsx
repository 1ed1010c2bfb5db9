import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { hasOverrides } from '../overrides/overrideRequests';

const hasOwners = new URLSearchParams(location.search).has('owners');

/** Loads the tools of developers and testers for those who asked for them (docs/remotes.md). */
export function LateTools(): ReactNode {
  const [Tools, setTools] = useState<ComponentType<{ readonly hasOwners: boolean }> | null>(null);
  useEffect(() => {
    if (!hasOwners && !hasOverrides) return;
    import('./Tools').then(
      (module) => setTools(() => module.Tools),
      // The shop does not need them.
      () => undefined,
    );
  }, []);
  return Tools && <Tools hasOwners={hasOwners} />;
}
