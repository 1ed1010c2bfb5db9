import { useId, type ReactNode } from 'react';
import { receiptPath, type Receipt } from 'shared-state';
import { Button, ButtonLink, InertNote } from 'shared-ui';
import { sampleOrders } from '../shop/sampleOrders';
import { BuyAgain } from './BuyAgain';
import { OrderCard } from './OrderCard';
import { orderCounts, orderOf, type Order } from './orders';
import classes from './Orders.module.scss';

/** The tab Orders: the orders that were placed here, then the samples, and the counts of all orders. */
export function OrderList({ receipts }: { readonly receipts: readonly Receipt[] }): ReactNode {
  const noteId = useId();
  const own = receipts.map(orderOf);
  const counts = orderCounts([...own, ...sampleOrders]);
  return (
    <div className={classes.orders}>
      <dl className={classes.counts}>
        <Count name="Total" value={counts.total} />
        <Count name="Delivered" value={counts.delivered} />
        <Count name="Processing" value={counts.processing} />
      </dl>
      {own.length > 0 && (
        <Group title="Your orders" orders={own}>
          {({ id }) => (
            <>
              {receipts
                .filter((receipt) => receipt.id === id)
                .map((receipt) => (
                  <BuyAgain key={id} receipt={receipt} />
                ))}
              <ButtonLink
                variant="quiet"
                size="small"
                to={receiptPath(id)}
                aria-label={`View receipt: ${id}`}
              >
                View receipt
              </ButtonLink>
            </>
          )}
        </Group>
      )}
      <Group
        title="Sample orders"
        orders={sampleOrders}
        note={<InertNote control="orders" id={noteId} />}
      >
        {() => (
          <>
            <Button variant="quiet" size="small" aria-describedby={noteId}>
              View Details
            </Button>
            <Button variant="quiet" size="small" aria-describedby={noteId}>
              Track Order
            </Button>
          </>
        )}
      </Group>
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly orders: readonly Order[];
  readonly note?: ReactNode;
  /** The controls of an order. */
  readonly children: (order: Order) => ReactNode;
}

function Group({ title, orders, note, children }: GroupProps): ReactNode {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={classes.group}>
      <h2 id={titleId}>{title}</h2>
      {note}
      <ul className={classes.list}>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order}>{children(order)}</OrderCard>
          </li>
        ))}
      </ul>
    </section>
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
