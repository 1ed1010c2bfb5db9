import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useAuth, useCart, useWishlist } from 'shared-state';
import { countOf, Icon, SHOP_NAME, type IconName } from 'shared-ui';
import { PathLink } from 'shared-ui/router';
import { Search } from '../search/Search';
import { hasManySections } from './hasManySections';
import { Menu } from './Menu';
import { NavLinks } from './NavLinks';
import { sections } from './sections.data';
import { ShopNav } from './ShopNav';
import { useIsDesktop } from './useIsDesktop';
import { UserPicture } from './UserPicture';
import classes from './TopBar.module.scss';

/** The highest number on a badge (docs/product/shell.md#top-bar); the link's name always has the full count. */
const BADGE_CAP = { desktop: 99, mobile: 9 } as const;

const barClass = hasManySections(sections.map(({ name }) => name))
  ? `${classes.bar} ${classes.manySections}`
  : classes.bar;

const brandClass = SHOP_NAME.length > 5 ? `${classes.brand} ${classes.longBrand}` : classes.brand;

/** The top bar of every page with the shared layout (docs/product/shell.md#top-bar). */
export const TopBar = observer(function TopBar(): ReactNode {
  const cart = useCart();
  const wishlist = useWishlist();
  const { user } = useAuth();
  return (
    <header className={barClass}>
      <span className={classes.menu}>
        <Menu />
      </span>
      <PathLink to="/" className={brandClass}>
        {SHOP_NAME}
      </PathLink>
      <div className={classes.shop}>
        <ShopNav />
      </div>
      <nav aria-label="Main" className={classes.nav}>
        <NavLinks />
      </nav>
      <div className={classes.tools}>
        <Search />
        <CountLink to="/wishlist" icon="heart" name="Wishlist" count={wishlist.count} />
        <CountLink to="/cart" icon="shopping-bag" name="Cart" count={cart.count} />
        <PathLink to="/account" className={classes.tool} aria-label="Account">
          {user ? <UserPicture user={user} /> : <Icon name="user" />}
        </PathLink>
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
  const cap = useIsDesktop() ? BADGE_CAP.desktop : BADGE_CAP.mobile;
  return (
    <PathLink to={to} className={classes.tool} aria-label={`${name}, ${countOf(count, 'item')}`}>
      <Icon name={icon} />
      {count > 0 && (
        <span className={classes.badge} aria-hidden="true">
          {count > cap ? `${cap}+` : count}
        </span>
      )}
    </PathLink>
  );
}
