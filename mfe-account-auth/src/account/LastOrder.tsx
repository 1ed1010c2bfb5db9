import type { ReactNode } from 'react';
import { receiptPath, type Receipt } from 'shared-state';
import { ButtonLink } from 'shared-ui';
import classes from './AccountPage.module.scss';
import { BuyAgain } from './BuyAgain';
import { OrderCard } from './OrderCard';
import { orderOf } from './orders';
import { TitledSection } from './TitledSection';

export function LastOrder({ receipt }: { readonly receipt: Receipt }): ReactNode {
  return (
    <TitledSection title="Your last order" className={classes.last}>
      <OrderCard order={orderOf(receipt)}>
        <BuyAgain receipt={receipt} />
        <ButtonLink variant="quiet" size="small" to={receiptPath(receipt.id)}>
          View receipt
        </ButtonLink>
        <ButtonLink variant="quiet" size="small" to="/account?tab=orders">
          All orders
        </ButtonLink>
      </OrderCard>
    </TitledSection>
  );
}
