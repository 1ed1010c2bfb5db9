import type { ComponentProps, ReactNode, Ref } from 'react';
import { Button, ProductPicture, SHOP_NAME } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { formatDay } from '../words/formatDay';
import { OrderLines } from './OrderLines';
import classes from './OrderReceipt.module.scss';
import { OrderSummary, type Discount } from './OrderSummary';

/** The number of pictures in one or two rows. The lines show all products. */
const MAX_PICTURES = 8;

/** The facts of a receipt, without its lines and sums. They include no card data. */
interface PlacedOrder {
  readonly number: string;
  readonly placedAt: Date;
  readonly name: string;
  readonly address: readonly string[];
  readonly payment: string;
}

interface Props {
  readonly title: string;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** A sentence below the heading. With it, the order's number is shown in large type. */
  readonly lead?: string;
  readonly order: PlacedOrder;
  readonly lines: ComponentProps<typeof OrderLines>['lines'];
  readonly pathOf: (id: string) => string;
  readonly totals: ComponentProps<typeof OrderSummary>['totals'];
  readonly discount: Discount;
  /** Links to continue shopping; not printed. */
  readonly children: ReactNode;
}

/** The page of a completed order: the lines, the address and the sums. It can be printed. */
export function OrderReceipt({
  title,
  headingRef,
  lead,
  order,
  lines,
  pathOf,
  totals,
  discount,
  children,
}: Props): ReactNode {
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 ref={headingRef} tabIndex={-1}>
          {title}
        </h1>
        {lead && (
          <>
            <p className={classes.lead}>{lead}</p>
            <p className={classes.number}>
              <span>Order</span> <strong>{order.number}</strong>
            </p>
          </>
        )}
      </header>
      <div className={classes.columns}>
        <div className={classes.placed}>
          <div className={classes.pictures}>
            {lines.slice(0, MAX_PICTURES).map(({ id, title: name, imageUrl }) => (
              <Link key={id} to={pathOf(id)} aria-label={name}>
                <ProductPicture src={imageUrl} alt="" sizes="(width < 48rem) 30vw, 10rem" />
              </Link>
            ))}
          </div>
          <Facts order={order} hasNumber={!lead} />
          <p className={classes.note}>
            This shop is a demo: nothing was charged, and nothing will be delivered.
          </p>
          <div className={classes.next}>
            {children}
            <Button variant="secondary" onClick={() => window.print()}>
              Print this order
            </Button>
          </div>
        </div>
        <OrderSummary
          isPlaced
          totals={totals}
          before={<OrderLines lines={lines} />}
          discount={discount}
        />
      </div>
    </div>
  );
}

interface FactsProps {
  readonly order: PlacedOrder;
  readonly hasNumber: boolean;
}

function Facts({ order, hasNumber }: FactsProps): ReactNode {
  const { number, placedAt, name, address, payment } = order;
  const rows = [
    ['Shop', SHOP_NAME],
    ['Order', hasNumber && number],
    ['Date', formatDay(placedAt)],
    ['Ship to', <Isolated key="address" parts={[name, ...address].filter(Boolean)} />],
    ['Payment', payment],
  ] as const;
  return (
    <dl className={classes.facts}>
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** A list in one line. A part that is written from right to left changes no other part. */
function Isolated({ parts }: { readonly parts: readonly string[] }): ReactNode {
  return parts.map((part, index) => (
    <span key={index}>
      {index > 0 && <span>, </span>}
      <bdi>{part}</bdi>
    </span>
  ));
}
