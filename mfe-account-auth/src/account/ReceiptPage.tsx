import type { ReactNode } from 'react';
import { productPath, receiptView, type Receipt } from 'shared-state';
import { ButtonLink, PageTitle } from 'shared-ui';
import { OrderReceipt } from 'shared-ui/order';

/** The receipt of an order, at the account's address with the order's number. */
export function ReceiptPage({ receipt }: { readonly receipt: Receipt }): ReactNode {
  const title = `Order ${receipt.id}`;
  return (
    <>
      <PageTitle path="/account" isUnlisted>
        {title}
      </PageTitle>
      <OrderReceipt {...receiptView(receipt)} title={title} pathOf={productPath}>
        <ButtonLink to="/account?tab=orders">All orders</ButtonLink>
      </OrderReceipt>
    </>
  );
}
