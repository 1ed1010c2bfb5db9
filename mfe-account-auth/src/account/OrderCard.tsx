import { useId, type ReactNode } from 'react';
import { productPath, productPicture } from 'shared-state';
import { Button, formatSum, ProductPicture } from 'shared-ui';
import { formatDay } from 'shared-ui/days';
import { Link } from 'shared-ui/router';
import classes from './Orders.module.scss';
import type { OrderItem, OrderStatus, SampleOrder } from './sampleOrders';

interface Props {
  readonly order: SampleOrder;
  /** The id of the note that says that the buttons do nothing. */
  readonly noteId: string;
}

const TONES: Readonly<Record<OrderStatus, string | undefined>> = {
  Delivered: classes.delivered,
  Shipped: classes.shipped,
  Processing: classes.processing,
};

/** A sample order. */
export function OrderCard({ order, noteId }: Props): ReactNode {
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className={classes.order}>
      <header className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {`Order ${order.id}`}
        </h2>
        <span className={[classes.status, TONES[order.status]].join(' ')}>{order.status}</span>
      </header>
      <p className={classes.facts}>
        <time dateTime={order.date}>{formatDay(order.date)}</time>
        {order.tracking && <span>{`Parcel ${order.tracking}`}</span>}
      </p>
      <ul className={classes.items}>
        {order.items.map((item) => (
          <Item key={item.productId} item={item} />
        ))}
      </ul>
      <footer className={classes.foot}>
        <strong className={classes.sum}>{formatSum(order.total)}</strong>
        <Button variant="quiet" size="small" aria-describedby={noteId}>
          View Details
        </Button>
        <Button variant="quiet" size="small" aria-describedby={noteId}>
          Track Order
        </Button>
      </footer>
    </article>
  );
}

function Item({ item }: { readonly item: OrderItem }): ReactNode {
  return (
    <li className={classes.item}>
      <ProductPicture
        src={productPicture(item.productId)}
        alt=""
        sizes="3.75rem"
        className={classes.picture}
      />
      <span>
        <Link to={productPath(item.productId)}>{item.title}</Link>
        {item.quantity > 1 && ` ×\u00A0${item.quantity}`}
      </span>
    </li>
  );
}
