import type { ReactNode } from 'react';
import { readReturnTo, returnPlace } from 'shared-state';
import { Notice, useAfterHydration } from 'shared-ui';
import { Link, useLocation } from 'shared-ui/router';
import classes from './Layout.module.scss';

/**
 * After a registration, offers on the landing page to continue where the shopper was sent to sign in. The navigation state has
 * that location with its own state, so a guest's Buy Now is not lost.
 */
export function ReturnNotice(): ReactNode {
  const { pathname, state } = useLocation();
  const from = readReturnTo(useAfterHydration(state, null));
  const place = returnPlace(from);
  if (pathname !== '/' || !place) return null;
  return (
    <div className={classes.notice}>
      <Notice>
        {'Your account is ready · '}
        <Link to={from} state={from.state}>{`Continue to ${place}`}</Link>
      </Notice>
    </div>
  );
}
