import { observer } from 'mobx-react-lite';
import { useRef, useState, type ReactNode } from 'react';
import { readCheckoutSource, useCart, type CartLine, type CheckoutSource } from 'shared-state';
import { useAfterHydration } from 'shared-ui';
import { useLocation, useNavigate } from 'shared-ui/router';
import { CheckoutEmpty } from './CheckoutEmpty';
import { CheckoutForm } from './CheckoutForm';

/** The history state of a completed Buy Now: a checkout without an item. */
const SPENT = { isBuyNow: true };

/** The source in the page's HTML: the (empty) cart. */
const FROM_CART: CheckoutSource = { kind: 'cart' };
const NO_LINES: readonly CartLine[] = [];

/** The bought lines, and whether they are from the cart. */
interface Purchase {
  readonly kind: CheckoutSource['kind'];
  readonly lines: readonly CartLine[];
}

/** `/checkout`, reached from Buy Now or from the cart (SPEC §2, Checkout). */
export const CheckoutPage = observer(function CheckoutPage(): ReactNode {
  const cart = useCart();
  const navigate = useNavigate();
  const { state } = useLocation();
  /** Shown until the page is left, after the lines were removed from the cart (RULINGS A3). */
  const [bought, setBought] = useState<Purchase | null>(null);
  // A second submit can come before the next render; only the first one counts.
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
    // Back and reload must find no item that could be ordered again.
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
