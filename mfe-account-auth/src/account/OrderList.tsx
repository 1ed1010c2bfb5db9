import { useId, type ReactNode } from 'react';
import { receiptPath, type Receipt } from 'shared-state';
import { Button, ButtonLink, InertNote } from 'shared-ui';
import { sampleOrders } from '../shop/sampleOrders';
import { BuyAgain } from './BuyAgain';
import { OrderCard } from './OrderCard';
import { orderOf, type OrderStatus } from './orders';
import classes from './Orders.module.scss';
import { TitledSection } from './TitledSection';

/** The tab Orders: the orders that were placed here, then the samples, and the counts of all orders. */
export function OrderList({ receipts }: { readonly receipts: readonly Receipt[] }): ReactNode {
  const noteId = useId();
  const orders = [...receipts.map(orderOf), ...sampleOrders];
  const count = (status: OrderStatus): number =>
    orders.filter((order) => order.status === status).length;
  return (
    <div className={classes.orders}>
      <dl className={classes.counts}>
        <Count name="Total" value={orders.length} />
        <Count name="Delivered" value={count('Delivered')} />
        <Count name="Processing" value={count('Processing')} />
      </dl>
      {receipts.length > 0 && (
        <TitledSection title="Your orders" className={classes.group}>
          <ul className={classes.list}>
            {receipts.map((receipt) => (
              <li key={receipt.id}>
                <OrderCard order={orderOf(receipt)}>
                  <BuyAgain receipt={receipt} />
                  <ButtonLink
                    variant="quiet"
                    size="small"
                    to={receiptPath(receipt.id)}
                    aria-label={`View receipt: ${receipt.id}`}
                  >
                    View receipt
                  </ButtonLink>
                </OrderCard>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
      <TitledSection title="Sample orders" className={classes.group}>
        <InertNote control="orders" id={noteId} />
        <ul className={classes.list}>
          {sampleOrders.map((order) => (
            <li key={order.id}>
              <OrderCard order={order}>
                <Button variant="quiet" size="small" aria-describedby={noteId}>
                  View Details
                </Button>
                <Button variant="quiet" size="small" aria-describedby={noteId}>
                  Track Order
                </Button>
              </OrderCard>
            </li>
          ))}
        </ul>
      </TitledSection>
    </div>
  );
}

function Count({ name, value }: { readonly name: string; readonly value: number }): ReactNode {
  return (
    <div className={classes.count}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
