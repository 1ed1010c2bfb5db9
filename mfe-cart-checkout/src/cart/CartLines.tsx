import { observer } from 'mobx-react-lite';
import { useDeferredValue, type ReactNode } from 'react';
import { useCart } from 'shared-state';
import { CartLineItem } from './CartLineItem';
import classes from './CartPage.module.scss';
import type { LineActions } from './useCartActions';

/** With more lines than this, lines outside the window are not laid out. */
const LONG = 40;

/** The number of lines in the first render, more than a window shows. The others follow in a deferred render. */
const LINES_AT_FIRST = 20;

export const CartLines = observer(function CartLines(actions: LineActions): ReactNode {
  const { lines } = useCart();
  const isWhole = useDeferredValue(true, false);
  return (
    <ul className={lines.length > LONG ? classes.long : undefined}>
      {(isWhole ? lines : lines.slice(0, LINES_AT_FIRST)).map((line) => (
        <CartLineItem key={line.id} line={line} {...actions} />
      ))}
    </ul>
  );
});
