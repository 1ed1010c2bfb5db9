import type { ReactNode } from 'react';
import { SHOP_NAME } from 'shared-ui';
import { Link } from 'shared-ui/router';
import classes from './Footer.module.scss';

/** The foot of every page that has the shared layout (SPEC §2, Footer). */
export function Footer(): ReactNode {
  return (
    <footer className={classes.footer}>
      <p className={classes.brand}>{SHOP_NAME}</p>
      <nav aria-label="Legal" className={classes.links}>
        <Link to="/privacy-policy">Privacy Policy</Link>
        <Link to="/terms-conditions">Terms &amp; Conditions</Link>
      </nav>
    </footer>
  );
}
