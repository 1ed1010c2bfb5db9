import { useState, type ReactNode } from 'react';
import { Dialog, IconButton } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { NavLinks } from './NavLinks';
import { ShopNav } from './ShopNav';
import classes from './TopBar.module.scss';
import { useIsDesktop } from './useIsDesktop';

/** The menu of small windows, with the links that do not fit into the top bar (docs/product/shell.md#top-bar). */
export function Menu(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  // A wide window has no menu. If a tablet was turned, the dialog would be invisible and still lock the page.
  if (useIsDesktop() && isOpen) setIsOpen(false);
  const handleFollow = (): void => setIsOpen(false);
  return (
    <>
      <IconButton label="Menu" icon="menu" aria-haspopup="dialog" onClick={() => setIsOpen(true)} />
      <Dialog title="Menu" shape="menu" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <ShopNav onFollow={handleFollow} />
        <nav aria-label="Menu" className={classes.menuLinks}>
          <NavLinks onFollow={handleFollow} />
          <Link to="/wishlist" className={classes.link} onClick={handleFollow}>
            Wishlist
          </Link>
          <Link to="/account" className={classes.link} onClick={handleFollow}>
            Account
          </Link>
        </nav>
      </Dialog>
    </>
  );
}
