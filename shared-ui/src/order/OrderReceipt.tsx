import type { ComponentProps, ReactNode, Ref } from 'react';
import { Button } from 'shared-ui';
import { DiscountAmount } from './DiscountAmount';
import { OrderLines } from './OrderLines';
import classes from './OrderReceipt.module.scss';
import { OrderSummary } from './OrderSummary';
import { ReceiptFacts, type PlacedOrder } from './ReceiptFacts';

interface Props {
  /** The page's heading. */
  readonly title: string;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly order: PlacedOrder;
  readonly lines: ComponentProps<typeof OrderLines>['lines'];
  readonly totals: ComponentProps<typeof OrderSummary>['totals'];
  readonly discount: ComponentProps<typeof DiscountAmount>;
  /** Links to where the shopper continues; not printed. */
  readonly children: ReactNode;
}

/** The page of a completed order: what was bought, where it goes, and the sums; made to be printed. */
export function OrderReceipt({
  title,
  headingRef,
  order,
  lines,
  totals,
  discount,
  children,
}: Props): ReactNode {
  return (
    <div className={classes.page}>
      <h1 ref={headingRef} tabIndex={-1}>
        {title}
      </h1>
      <div className={classes.columns}>
        <div className={classes.placed}>
          <p>Thank you. This shop is a demo: nothing was charged, and nothing will be delivered.</p>
          <ReceiptFacts order={order} />
          <div className={classes.next}>
            {children}
            <Button variant="secondary" onClick={() => window.print()}>
              Print this order
            </Button>
          </div>
        </div>
        <OrderSummary
          totals={totals}
          before={<OrderLines lines={lines} />}
          discount={<DiscountAmount {...discount} />}
        />
      </div>
    </div>
  );
}
