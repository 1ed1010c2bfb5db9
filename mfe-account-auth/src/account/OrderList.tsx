import { useId, type ReactNode } from 'react';
import { InertNote } from 'shared-ui';
import classes from './Orders.module.scss';
import { OrderCard } from './OrderCard';
import { orderCounts, sampleOrders } from './sampleOrders';

const counts = orderCounts(sampleOrders);

/** The tab Orders: the sample orders and their counts (SPEC §2, Account). */
export function OrderList(): ReactNode {
  const noteId = useId();
  return (
    <div className={classes.orders}>
      <dl className={classes.counts}>
        <Count name="Total" value={counts.total} />
        <Count name="Delivered" value={counts.delivered} />
        <Count name="Processing" value={counts.processing} />
      </dl>
      <InertNote control="orders" id={noteId} />
      <ul className={classes.list}>
        {sampleOrders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} noteId={noteId} />
          </li>
        ))}
      </ul>
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
