import { useState, type ReactNode } from 'react';
import { OverrideBadge } from './OverrideBadge';
import { OwnerOverlay } from './OwnerOverlay';
import classes from './tools.module.scss';

/** What developers and testers see over the page, in a chunk of its own that nobody else loads. */
export function Tools({ hasOwners }: { readonly hasOwners: boolean }): ReactNode {
  const [isOpen, setIsOpen] = useState(hasOwners);
  return (
    <div className={classes.tools}>
      {isOpen && <OwnerOverlay onClose={() => setIsOpen(false)} />}
      <OverrideBadge />
    </div>
  );
}
