import { useCallback, type RefObject } from 'react';
import { rememberSize, useCart, type Size } from 'shared-state';
import { ignoreSecondClick, showToast } from 'shared-ui';
import { useFocusAfterChange } from './useFocusAfterChange';

/** What a shopper can do on the cart's page. The functions keep their identity. */
export interface CartActions {
  readonly setQuantity: (id: string, quantity: number) => void;
  /** Adds to a line's quantity, 1 or -1. */
  readonly step: (id: string, by: number) => void;
  /** Gives all pieces of a size, or those without one, another size, and remembers it. */
  readonly setSize: (id: string, from: Size | null, to: Size) => void;
  /** Takes a line out, and offers to put it back. */
  readonly remove: (id: string) => void;
  /** Takes all lines out, and offers to put them back. */
  readonly clear: () => void;
}

/** Changes of the cart that can be undone; the focus goes where the work goes on (EXPERIENCE §2, Remove). */
export function useCartActions(page: RefObject<HTMLElement | null>): CartActions {
  const cart = useCart();
  const focus = useFocusAfterChange(page);

  const setSize = useCallback(
    (id: string, from: Size | null, to: Size): void => {
      rememberSize(id, to);
      cart.moveSize(id, from, to);
    },
    [cart],
  );

  const remove = useCallback(
    (id: string): void => {
      const index = cart.lines.findIndex((line) => line.id === id);
      const line = cart.lines[index];
      if (!line) return;
      ignoreSecondClick();
      focus(cart.lines[index + 1]?.id ?? null);
      cart.remove(id);
      showToast(`${line.title} was removed from your cart.`, {
        label: 'Undo',
        run: () => {
          cart.restore([line], index);
          focus(id);
        },
      });
    },
    [cart, focus],
  );

  const clear = useCallback((): void => {
    const { lines } = cart;
    ignoreSecondClick();
    focus(null);
    cart.clear();
    showToast('Your cart was cleared.', {
      label: 'Undo',
      run: () => {
        cart.restore(lines, 0);
        focus(null);
      },
    });
  }, [cart, focus]);

  return { setQuantity: cart.updateQuantity, step: cart.changeQuantity, setSize, remove, clear };
}
