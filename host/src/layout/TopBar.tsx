import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useAuth, useCart, useWishlist } from 'shared-state';
import { Icon, SHOP_NAME, type IconName } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { navLinks } from './navLinks';
import classes from './TopBar.module.scss';

/** Badges show no more than this; the link's name always has the full count (SPEC §9, desktop). */
const BADGE_CAP = 99;

/** The bar at the top of every page that has the shared layout (SPEC §2, Navigation bar). */
export const TopBar = observer(function TopBar(): ReactNode {
  const cart = useCart();
  const wishlist = useWishlist();
  const session = useAuth();
  return (
    <header className={classes.bar}>
      <Link to="/" className={classes.brand}>
        {SHOP_NAME}
      </Link>
      <nav aria-label="Main" className={classes.nav}>
        {navLinks.map((link) => (
          <Link key={link.to} to={link.to} className={classes.link}>
            {link.label}
          </Link>
        ))}
      </nav>
      <div className={classes.tools}>
        <CountLink to="/wishlist" icon="heart" name="Wishlist" count={wishlist.count} />
        <CountLink to="/cart" icon="shopping-bag" name="Cart" count={cart.count} />
        <Link to="/account" className={classes.tool} aria-label="Account">
          {session.user ? (
            <span className={classes.avatar} aria-hidden="true">
              {initialOf(session.user.name)}
            </span>
          ) : (
            <Icon name="user" />
          )}
        </Link>
      </div>
    </header>
  );
});

interface CountLinkProps {
  readonly to: string;
  readonly icon: IconName;
  readonly name: string;
  readonly count: number;
}

function CountLink({ to, icon, name, count }: CountLinkProps): ReactNode {
  return (
    <Link
      to={to}
      className={classes.tool}
      aria-label={`${name}, ${count} ${count === 1 ? 'item' : 'items'}`}
    >
      <Icon name={icon} />
      {count > 0 && (
        <span className={classes.badge} aria-hidden="true">
          {count > BADGE_CAP ? `${BADGE_CAP}+` : count}
        </span>
      )}
    </Link>
  );
}

function initialOf(name: string): string {
  const [first = ''] = new Intl.Segmenter().segment(name.trim());
  return typeof first === 'string' ? first : first.segment.toUpperCase();
}
