import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { readCheckoutSource, useCart, type CartLine } from 'shared-state';
import { useLocation } from 'shared-ui/router';
import { CheckoutEmpty } from '../checkout/CheckoutEmpty';
import { CheckoutForm } from '../checkout/CheckoutForm';

/** `/checkout`, reached from Buy Now or from the cart (SPEC §2, Checkout). */
const Checkout = observer(function Checkout(): ReactNode {
  const cart = useCart();
  const { state } = useLocation();
  /** What was bought stays on the page after the cart is emptied (RULINGS A3). */
  const [bought, setBought] = useState<readonly CartLine[] | null>(null);

  const source = readCheckoutSource(state);
  const lines = bought ?? linesOf(source, cart.lines);
  if (lines.length === 0) return <CheckoutEmpty kind={source.kind} />;

  const handleComplete = (): void => {
    setBought(lines);
    if (source.kind === 'cart') cart.clear();
  };
  return <CheckoutForm lines={lines} isDone={bought !== null} onComplete={handleComplete} />;
});

function linesOf(
  source: ReturnType<typeof readCheckoutSource>,
  cartLines: readonly CartLine[],
): readonly CartLine[] {
  if (source.kind === 'cart') return cartLines;
  return source.line ? [source.line] : [];
}

export default Checkout;
