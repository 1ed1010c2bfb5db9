import { useId, type ReactNode } from 'react';
import { productPath } from 'shared-state';
import { formatNumber, formatSum, ProductPicture } from 'shared-ui';
import { formatDay } from 'shared-ui/days';
import { WholeWords } from 'shared-ui/whole-words';
import { Link } from 'shared-ui/router';
import classes from './OrderCard.module.scss';
import type { Order, OrderItem } from './orders';

interface Props {
  readonly order: Order;
  /** The order's actions. */
  readonly children: ReactNode;
}

/** An order in the list: a sample, or an order that was placed here. */
export function OrderCard({ order, children }: Props): ReactNode {
  const titleId = useId();
  const { date } = order;
  return (
    <article aria-labelledby={titleId} className={classes.order}>
      <header className={classes.head}>
        <h3 id={titleId} className={classes.title}>
          {`Order ${order.id}`}
        </h3>
        <span className={[classes.status, classes[order.status.toLowerCase()]].join(' ')}>
          {order.status}
        </span>
      </header>
      <p className={classes.facts}>
        <time dateTime={typeof date === 'string' ? date : date.toISOString()}>
          {formatDay(date)}
        </time>
        {order.tracking && <span>{`Parcel ${order.tracking}`}</span>}
      </p>
      <ul className={classes.items}>
        {order.items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
      <footer className={classes.foot}>
        <strong className={classes.sum}>{formatSum(order.total)}</strong>
        <div className={classes.actions}>{children}</div>
      </footer>
    </article>
  );
}

function Item({ item }: { readonly item: OrderItem }): ReactNode {
  return (
    <li className={classes.item}>
      <ProductPicture src={item.imageUrl} alt="" sizes="3.75rem" className={classes.picture} />
      <div>
        <p>
          <Link to={productPath(item.id)}>
            <WholeWords>{item.title}</WholeWords>
          </Link>
          {item.quantity > 1 && <span>{` ×\u00A0${formatNumber(item.quantity)}`}</span>}
        </p>
        {item.sizes && <p className={classes.sizes}>{item.sizes}</p>}
      </div>
    </li>
  );
}
