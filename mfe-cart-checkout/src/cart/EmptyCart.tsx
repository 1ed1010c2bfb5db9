import type { ReactNode } from 'react';
import { ButtonLink, EmptyState } from 'shared-ui';
import classes from './CartPage.module.scss';

/**
 * The empty state of the cart (docs/product/cart.md#lines).
 *
 * @param children the content below it
 */
export function EmptyCart({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <EmptyState
        icon="shopping-bag"
        level={1}
        title="Your cart is empty"
        text="What you add is kept here, on this device."
      >
        <ButtonLink to="/">Start Shopping</ButtonLink>
      </EmptyState>
      <div className={classes.below}>{children}</div>
    </>
  );
}
