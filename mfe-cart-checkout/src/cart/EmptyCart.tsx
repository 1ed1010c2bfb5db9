import type { ReactNode } from 'react';
import { ButtonLink, EmptyState } from 'shared-ui';

/** The empty state of the cart (SPEC §2, Cart). */
export function EmptyCart(): ReactNode {
  return (
    <EmptyState
      icon="shopping-bag"
      level={1}
      title="Your cart is empty"
      text="What you add is kept here, on this device."
    >
      <ButtonLink to="/">Start Shopping</ButtonLink>
    </EmptyState>
  );
}
