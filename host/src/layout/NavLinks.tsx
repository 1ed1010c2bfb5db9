import type { ReactNode } from 'react';
import { PathLink } from 'shared-ui/router';
import classes from './TopBar.module.scss';

/** The top bar's links to anchors (docs/product/shell.md#top-bar), which work on every route. */
const LINKS = [
  { label: 'Home', to: '/#home' },
  { label: 'About Us', to: '/#about' },
  { label: 'Collection', to: '/#collection' },
  { label: 'News & Blog', to: '/#news-blog' },
  { label: 'Contact Us', to: '/#contact-us' },
] as const;

export function NavLinks({ onFollow }: { readonly onFollow?: () => void }): ReactNode {
  return LINKS.map((link) => (
    <PathLink key={link.to} to={link.to} className={classes.link} onClick={onFollow}>
      {link.label}
    </PathLink>
  ));
}
