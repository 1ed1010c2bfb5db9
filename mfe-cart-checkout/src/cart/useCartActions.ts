import { useCallback, type RefObject } from 'react';
import { rememberSize, useCart, type Size } from 'shared-state';
import { ignoreSecondClick, showToast } from 'shared-ui';
import { useFocusAfterChange } from './useFocusAfterChange';

/** The actions of the cart's page. The functions keep their identity. */
export interface CartActions {
  readonly setQuantity: (id: string, quantity: number) => void;
  /** Adds to a line's quantity, 1 or -1. */
  readonly step: (id: string, by: number) => void;
  /** Changes the size of all pieces of one size, or of those without one, and remembers the new size. */
  readonly setSize: (id: string, from: Size | null, to: Size) => void;
  /** Removes a line, with Undo in a toast. */
  readonly remove: (id: string) => void;
  /** Removes all lines, with Undo in a toast. */
  readonly clear: () => void;
}

/** Changes of the cart with Undo; the focus moves to where the shopper continues (EXPERIENCE §2, Remove). */
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
