import type { ReactNode } from 'react';
import { PathLink } from 'shared-ui/router';
import { topBarLinks } from './topBarLinks';
import classes from './TopBar.module.scss';

export function NavLinks({ onFollow }: { readonly onFollow?: () => void }): ReactNode {
  return topBarLinks.map((link) => (
    <PathLink key={link.to} to={link.to} className={classes.link} onClick={onFollow}>
      {link.label}
    </PathLink>
  ));
}
