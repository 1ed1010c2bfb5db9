import { useId, type ReactNode } from 'react';
import { receiptPath, type Receipt } from 'shared-state';
import { ButtonLink } from 'shared-ui';
import classes from './AccountPage.module.scss';
import { BuyAgain } from './BuyAgain';
import { OrderCard } from './OrderCard';
import { orderOf } from './orders';

/** The last order, above the profile. */
export function LastOrder({ receipt }: { readonly receipt: Receipt }): ReactNode {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={classes.last}>
      <h2 id={titleId}>Your last order</h2>
      <OrderCard order={orderOf(receipt)}>
        <BuyAgain receipt={receipt} />
        <ButtonLink variant="quiet" size="small" to={receiptPath(receipt.id)}>
          View receipt
        </ButtonLink>
        <ButtonLink variant="quiet" size="small" to="/account?tab=orders">
          All orders
        </ButtonLink>
      </OrderCard>
    </section>
  );
}
