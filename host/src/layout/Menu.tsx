import { useState, type ReactNode } from 'react';
import { Dialog, IconButton } from 'shared-ui';
import { NavLinks } from './NavLinks';
import classes from './TopBar.module.scss';

/** The slide-in menu of small screens, with the links that the bar has no room for (SPEC §2). */
export function Menu(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label="Menu" icon="menu" aria-haspopup="dialog" onClick={() => setIsOpen(true)} />
      <Dialog title="Menu" shape="panel" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <nav aria-label="Menu" className={classes.menuLinks}>
          <NavLinks onFollow={() => setIsOpen(false)} />
        </nav>
      </Dialog>
    </>
  );
}
