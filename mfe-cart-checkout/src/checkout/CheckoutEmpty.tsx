import type { ReactNode } from 'react';
import type { CheckoutSource } from 'shared-state';
import { ButtonLink, EmptyState } from 'shared-ui';

const TEXTS = {
  cart: {
    title: 'Your cart is empty',
    text: 'Add some items to your cart before proceeding to checkout',
    back: { to: '/cart', label: 'Back to Cart' },
  },
  buyNow: {
    title: 'No item selected',
    text: 'Please select an item to purchase',
    back: { to: '/product', label: 'Back to Products' },
  },
} as const;

export function CheckoutEmpty({ kind }: { readonly kind: CheckoutSource['kind'] }): ReactNode {
  const { title, text, back } = TEXTS[kind];
  return (
    <EmptyState icon="shopping-bag" level={1} title={title} text={text}>
      <ButtonLink to={back.to}>{back.label}</ButtonLink>
    </EmptyState>
  );
}
