import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import {
  readPlacedOrder,
  readReturnTo,
  receiptPath,
  returnPlace,
  useAuth,
  useReceipts,
  useStores,
} from 'shared-state';
import { Notice, useAfterHydration } from 'shared-ui';
import { isHandledByBrowser, Link, PathLink, useLocation, useNavigate } from 'shared-ui/router';
import classes from './Layout.module.scss';

/**
 * The notices below the top bar. The navigation state of the landing page has the order that was just placed, or, after a
 * registration, where the shopper was sent to sign in, with the state of that page: a guest's Buy Now is not lost. So a
 * reload shows them again, and another page does not.
 */
export const Notices = observer(function Notices(): ReactNode {
  const { user } = useAuth();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const landingState = useAfterHydration<unknown>(pathname === '/' ? state : null, null);
  const placed = readPlacedOrder(landingState);
  // Not another shopper's order, because a navigation state can be forged.
  const order = useReceipts()
    .of(user?.email)
    .find(({ id }) => id === placed);
  const from = readReturnTo(landingState);
  const place = returnPlace(from);
  return (
    <>
      <StorageNotice />
      {placed && (
        <div role="status" className={order && classes.notice}>
          {order && (
            <Notice>
              <span>{`Order ${placed} placed · `}</span>
              <PathLink to={receiptPath(placed)}>{'View\u00A0receipt'}</PathLink>
            </Notice>
          )}
        </div>
      )}
      {place && user && (
        <div className={classes.notice}>
          <Notice>
            {'Your account is ready · '}
            {/* Back does not offer it again, because the item may have been bought. */}
            <Link
              to={from}
              state={from.state}
              onClick={(event) => {
                if (!isHandledByBrowser(event)) void navigate('/', { replace: true });
              }}
            >{`Continue to ${place}`}</Link>
          </Notice>
        </div>
      )}
    </>
  );
});

const StorageNotice = observer(function StorageNotice(): ReactNode {
  const { isMemoryOnly, hasUnreadable } = useStores().health;
  if (!isMemoryOnly && !hasUnreadable) return null;
  return (
    <div className={classes.notice}>
      <Notice>
        {isMemoryOnly
          ? 'Your browser isn’t letting the shop save anything at the moment. Your cart and wishlist will last until you close this page.'
          : 'Some saved data could not be read. What could be read is still here; the rest has been set aside.'}
      </Notice>
    </div>
  );
});
