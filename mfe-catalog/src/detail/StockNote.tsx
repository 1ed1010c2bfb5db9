import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useCart } from 'shared-state';
import { useAfterHydration } from 'shared-ui';
import classes from './PurchasePanel.module.scss';
import type { Stock } from '../catalogue/types';
import { beyondStock } from './stock';

interface Props {
  readonly id: string;
  readonly productId: string;
  readonly stock: Stock;
  readonly quantity: number;
}

/** A note if the quantity and the pieces in the cart exceed the stock. It does not prevent the purchase. */
export const StockNote = observer(function StockNote({
  id,
  productId,
  stock,
  quantity,
}: Props): ReactNode {
  const line = useCart().lines.find((each) => each.id === productId);
  const inCart = useAfterHydration(line?.quantity ?? 0, 0);
  return (
    <p id={id} role="status" className={classes.stockNote}>
      {beyondStock(stock, quantity, inCart)}
    </p>
  );
});
