import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { readPlacedOrder, receiptPath, useAuth, useReceipts } from 'shared-state';
import { Notice, useAfterHydration } from 'shared-ui';
import { PathLink, useLocation } from 'shared-ui/router';
import classes from './Layout.module.scss';

/**
 * Names the order that was just placed, on the landing page after the checkout. The order's number is in the navigation
 * state, so a reload shows the notice again, and another page does not.
 */
export function PlacedOrderNotice(): ReactNode {
  const { pathname, state } = useLocation();
  const order = useAfterHydration(readPlacedOrder(state), null);
  return pathname === '/' && order && <PlacedOrder order={order} />;
}

/** Shows nothing for another shopper's order, because a navigation state can be forged. */
const PlacedOrder = observer(function PlacedOrder({
  order,
}: {
  readonly order: string;
}): ReactNode {
  const { user } = useAuth();
  const isKnown = useReceipts()
    .of(user?.email)
    .some(({ id }) => id === order);
  return (
    <div role="status" className={isKnown ? classes.notice : undefined}>
      {isKnown && (
        <Notice>
          <span>{`Order ${order} placed · `}</span>
          <PathLink to={receiptPath(order)}>{'View\u00A0receipt'}</PathLink>
        </Notice>
      )}
    </div>
  );
});
