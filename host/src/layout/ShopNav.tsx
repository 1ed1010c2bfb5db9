import { useId, useRef, useState, type ReactNode } from 'react';
import { IconButton, useAfterHydration, useWindowEvent } from 'shared-ui';
import { PathLink, useLocation } from 'shared-ui/router';
import { useRemotes } from '../remotes/useRemotes';
import { sectionAt } from './sectionAt';
import { SectionPanel } from './SectionPanel';
import { sections } from './sections.data';
import classes from './ShopNav.module.scss';

/**
 * The sections of the shop, each with a button that shows its categories (disclosure pattern).
 *
 * @param onFollow only in the menu, where the categories are part of the list; called when a link is followed
 */
export function ShopNav({ onFollow }: { readonly onFollow?: () => void }): ReactNode {
  const { loader } = useRemotes();
  const [open, setOpen] = useState('');
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // All unknown products share one HTML file.
  const present = useAfterHydration(sectionAt(pathname), null);
  const isListing = !pathname.includes('-');
  // A control of the panel would lose the focus.
  const closePanel = (): void => {
    nav.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus({ preventScroll: true });
    setOpen('');
  };
  const handleFollow = onFollow ?? closePanel;
  const load = (): void => loader.prefetch('mfe_catalog/SectionPanel');
  // Not while a panel is open: Try Again in the panel would disappear when it gets the focus, before it is pressed.
  const handleNear = open === '' ? load : undefined;

  // A panel over the page closes on Escape, and on a press or focus outside.
  const handleOutside = ({ target }: Event): void => {
    if (onFollow || !(target instanceof Node)) return;
    if (!nav.current?.contains(target)) setOpen('');
  };
  useWindowEvent('pointerdown', handleOutside);
  useWindowEvent('focusin', handleOutside);
  useWindowEvent('keydown', ({ key }) => {
    if (!onFollow && open !== '' && key === 'Escape') closePanel();
  });

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Only loads what a press needs.
    <nav
      ref={nav}
      aria-label="Shop"
      className={onFollow ? classes.list : classes.bar}
      onPointerEnter={handleNear}
      onFocus={handleNear}
    >
      {sections.map(({ id: section, name: label, accent }) => (
        <div key={section} className={classes.section} data-accent={accent}>
          <PathLink
            to={`/product/${section}`}
            className={classes.link}
            aria-current={section === present ? (isListing ? 'page' : 'true') : undefined}
            onClick={handleFollow}
          >
            {label}
          </PathLink>
          <IconButton
            label={`Categories of ${label}`}
            icon="chevron-down"
            className={classes.more}
            aria-expanded={open === section}
            aria-controls={id + section}
            onClick={() => {
              load();
              setOpen(open === section ? '' : section);
            }}
          />
          {open === section && (
            <div id={id + section} className={classes.panel}>
              <SectionPanel section={section} onFollow={handleFollow} />
            </div>
          )}
        </div>
      ))}
    </nav>
  );
}
