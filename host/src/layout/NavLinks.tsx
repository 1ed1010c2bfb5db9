import type { ReactNode } from 'react';
import { Link } from 'shared-ui/router';
import { navLinks } from './navLinks';
import classes from './TopBar.module.scss';

/** The anchors of the landing page, as links that work from every route. */
export function NavLinks({ onFollow }: { readonly onFollow?: () => void }): ReactNode {
  return navLinks.map((link) => (
    <Link key={link.to} to={link.to} className={classes.link} onClick={onFollow}>
      {link.label}
    </Link>
  ));
}
