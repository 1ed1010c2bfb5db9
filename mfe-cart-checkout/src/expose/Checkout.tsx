import { observer } from 'mobx-react-lite';
import { useRef, useState, type ReactNode } from 'react';
import { readCheckoutSource, useCart, type CartLine, type CheckoutSource } from 'shared-state';
import { useAfterHydration } from 'shared-ui';
import { useLocation, useNavigate } from 'shared-ui/router';
import { CheckoutEmpty } from '../checkout/CheckoutEmpty';
import { CheckoutForm } from '../checkout/CheckoutForm';

/** What is left in the history of a Buy Now that is done: a checkout without an item. */
const SPENT = { isBuyNow: true };

/** What the page's HTML was written for: a guest who comes from an empty cart. */
const FROM_CART: CheckoutSource = { kind: 'cart' };
const NO_LINES: readonly CartLine[] = [];

/** What was bought, and whether from the cart. */
interface Purchase {
  readonly kind: CheckoutSource['kind'];
  readonly lines: readonly CartLine[];
}

/** `/checkout`, reached from Buy Now or from the cart (SPEC §2, Checkout). */
const Checkout = observer(function Checkout(): ReactNode {
  const cart = useCart();
  const navigate = useNavigate();
  const { state } = useLocation();
  /** Stays on the page after the lines are out of the cart (RULINGS A3). */
  const [bought, setBought] = useState<Purchase | null>(null);
  // Two submits can come before the page is rendered again; only the first one counts.
  const isComplete = useRef(false);

  const source = useAfterHydration(readCheckoutSource(state), FROM_CART);
  const cartLines = useAfterHydration(cart.lines, NO_LINES);
  const { kind, lines } = bought ?? { kind: source.kind, lines: linesOf(source, cartLines) };
  if (lines.length === 0) return <CheckoutEmpty kind={kind} />;

  const handleComplete = (): void => {
    if (isComplete.current) return;
    isComplete.current = true;
    setBought({ kind, lines });
    if (kind === 'cart') cart.subtract(lines);
    // Back and reload find no item any more, and so nothing to order a second time.
    else void navigate('/checkout', { replace: true, state: SPENT });
  };
  return (
    <CheckoutForm kind={kind} lines={lines} isDone={bought !== null} onComplete={handleComplete} />
  );
});

function linesOf(source: CheckoutSource, cartLines: readonly CartLine[]): readonly CartLine[] {
  if (source.kind === 'cart') return cartLines;
  return source.line ? [source.line] : [];
}

export default Checkout;
