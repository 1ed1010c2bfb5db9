import { useId, useState, type ReactNode } from 'react';
import { IconButton } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { shopLinks } from './shopLinks';
import classes from './ShopNav.module.scss';

type Panel = typeof import('./ShopPanel').ShopPanel;

/**
 * The sections of the shop, each with a button that shows its categories (disclosure pattern).
 *
 * @param onFollow in the menu, where the panel stands in the list: called when a link is followed
 */
export function ShopNav({ onFollow }: { readonly onFollow?: () => void }): ReactNode {
  const [open, setOpen] = useState('');
  const [Panel, setPanel] = useState<Panel | null>(null);
  const panelId = useId();

  // Comes when the pointer or the focus comes near. Where it can't be had, the links do without it.
  const handleNear = (): void => {
    import('./ShopPanel').then(
      ({ ShopPanel }) => setPanel(() => ShopPanel),
      () => undefined,
    );
  };

  return (
    <nav
      aria-label="Shop"
      className={onFollow ? classes.list : classes.bar}
      onPointerEnter={handleNear}
      onFocus={handleNear}
    >
      {shopLinks.map(({ section, label }) => (
        <div key={section} className={classes.section}>
          <Link to={`/product/${section}`} className={classes.link} onClick={onFollow}>
            {label}
          </Link>
          <IconButton
            label={`Categories of ${label}`}
            icon="chevron-down"
            className={classes.more}
            aria-expanded={open === section}
            aria-controls={panelId + section}
            onClick={() => setOpen(open === section ? '' : section)}
          />
          {Panel && open === section && (
            <Panel
              id={panelId + section}
              section={section}
              onFollow={onFollow}
              onClose={() => setOpen('')}
            />
          )}
        </div>
      ))}
    </nav>
  );
}
