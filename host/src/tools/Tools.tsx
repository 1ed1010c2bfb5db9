import { useState, type ReactNode } from 'react';
import type { Overrides } from 'remote-loader';
import { OverrideBadge } from './OverrideBadge';
import { OwnerOverlay } from './OwnerOverlay';
import classes from './tools.module.scss';

interface Props {
  readonly hasOwners: boolean;
  readonly overrides: Overrides | null;
}

/** The overlays for developers and testers, in a separate chunk. */
export function Tools({ hasOwners, overrides }: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(hasOwners);
  return (
    <div className={classes.tools}>
      {isOpen && <OwnerOverlay onClose={() => setIsOpen(false)} />}
      {overrides && <OverrideBadge overrides={overrides} />}
    </div>
  );
}
