import { useEffect, useRef, useState, type ReactNode } from 'react';
import { productPath, receiptView, type Receipt } from 'shared-state';
import { ButtonLink, PageTitle } from 'shared-ui';
import { OrderReceipt } from 'shared-ui/order';
import { SuccessDialog } from './SuccessDialog';

interface Props {
  readonly receipt: Receipt;
  /** True if the order was just placed on this page. Then the dialog confirms it and leads to `/`. */
  readonly isNew: boolean;
}

/** Replaces the form after the purchase, so that all typed values, including the card, are removed from the page. */
export function OrderPlaced({ receipt, isNew }: Props): ReactNode {
  const [hasStayed, setHasStayed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // The button that opened the dialog is gone, so the focus would move to the top of the page.
    if (hasStayed) heading.current?.focus();
  }, [hasStayed]);

  useEffect(() => {
    // The receipt is shorter than the form. Scrolls up, so that the receipt is behind the dialog, not the footer.
    if (isNew) document.documentElement.scrollTop = 0;
  }, [isNew]);

  return (
    <>
      <PageTitle path="/checkout" isUnlisted>{`Order ${receipt.id}`}</PageTitle>
      <OrderReceipt
        {...receiptView(receipt)}
        title={['Thank you', receipt.firstName].filter(Boolean).join(', ')}
        lead="Your order has been placed."
        pathOf={productPath}
        headingRef={heading}
      >
        <ButtonLink to="/">Continue Shopping</ButtonLink>
        <ButtonLink variant="secondary" to="/account?tab=orders">
          Your orders
        </ButtonLink>
      </OrderReceipt>
      {isNew && !hasStayed && (
        <SuccessDialog order={receipt.id} onStay={() => setHasStayed(true)} />
      )}
    </>
  );
}
