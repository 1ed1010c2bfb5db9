import type { ReactNode } from 'react';
import { useCart, type Receipt } from 'shared-state';
import { Button, countOf, ignoreSecondClick, showToast } from 'shared-ui';

/** Adds everything in an order to the cart, in the same sizes. */
export function BuyAgain({ receipt: { id, lines } }: { readonly receipt: Receipt }): ReactNode {
  const cart = useCart();
  const handleClick = (): void => {
    ignoreSecondClick();
    cart.restore(lines, cart.lines.length);
    const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    showToast(`${countOf(count, 'item')} ${count === 1 ? 'was' : 'were'} added to your cart.`);
  };
  return (
    <Button variant="quiet" size="small" aria-label={`Buy again: ${id}`} onClick={handleClick}>
      Buy again
    </Button>
  );
}
