import { useEffect, useRef, type ReactNode } from 'react';
import { Button, ButtonLink } from 'shared-ui';
import classes from './Checkout.module.scss';
import type { PlacedOrder } from './placedOrder';
import { Receipt } from './Receipt';

interface Props {
  readonly order: PlacedOrder | null;
  readonly hasStayed: boolean;
}

/** Replaces the form once the order is placed, so that everything typed, card included, is removed from the page. */
export function OrderPlaced({ order, hasStayed }: Props): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // The button that opened the dialog is gone; the focus would move to the top of the page.
    if (hasStayed) heading.current?.focus();
  }, [hasStayed]);

  return (
    <div className={classes.placed}>
      <h2 ref={heading} tabIndex={-1}>
        Your order has been placed.
      </h2>
      <p>Thank you. This shop is a demo: nothing was charged, and nothing will be delivered.</p>
      {order && <Receipt order={order} />}
      <div className={classes.next}>
        <ButtonLink to="/">Continue Shopping</ButtonLink>
        <Button variant="secondary" onClick={() => window.print()}>
          Print this order
        </Button>
      </div>
    </div>
  );
}
