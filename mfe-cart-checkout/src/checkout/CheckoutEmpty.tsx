import type { ReactNode } from 'react';
import type { CheckoutSource } from 'shared-state';
import { ButtonLink, EmptyState } from 'shared-ui';

/** The checkout without lines. */
export function CheckoutEmpty({ kind }: { readonly kind: CheckoutSource['kind'] }): ReactNode {
  if (kind === 'buyNow') {
    return (
      <EmptyState
        icon="shopping-bag"
        level={1}
        title="No item selected"
        text="Please select an item to purchase"
      >
        <ButtonLink to="/product">Back to Products</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="shopping-bag"
      level={1}
      title="Your cart is empty"
      text="Add some items to your cart before proceeding to checkout"
    >
      <ButtonLink to="/cart">Back to Cart</ButtonLink>
    </EmptyState>
  );
}
