import { useCallback, type RefObject } from 'react';
import { rememberSize, stores, useCart, type CartLine, type Size } from 'shared-state';
import { ignoreSecondClick, showToast } from 'shared-ui';
import { useFocusAfterChange } from './useFocusAfterChange';

/** The actions of the cart page. The functions are always the same. */
export interface CartActions {
  readonly setQuantity: (id: string, quantity: number) => void;
  /** Adds to a line's quantity, 1 or -1. */
  readonly step: (id: string, by: number) => void;
  /** Changes the size of all pieces of a size, or without a size, and remembers the new size. */
  readonly setSize: (id: string, from: Size | null, to: Size) => void;
  /** Moves a line to the lines saved for later, with Undo in a toast. */
  readonly save: (id: string) => void;
  /** Removes a line, with Undo in a toast. */
  readonly remove: (id: string) => void;
  /** Removes all lines, with Undo in a toast. */
  readonly clear: () => void;
}

/**
 * The changes of the cart, with Undo. Each moves the focus to the next useful element (docs/product/look.md#accessibility).
 */
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

  /** Removes a line from the cart. Undo restores it. */
  const take = useCallback(
    (id: string, message: string, onUndo?: () => void): CartLine | null => {
      const index = cart.lines.findIndex((line) => line.id === id);
      const line = cart.lines[index];
      if (!line) return null;
      ignoreSecondClick();
      focus(cart.lines[index + 1]?.id ?? null);
      cart.remove(id);
      showToast(`${line.title} ${message}`, {
        label: 'Undo',
        run: () => {
          onUndo?.();
          cart.restore([line], index);
          focus(id);
        },
      });
      return line;
    },
    [cart, focus],
  );

  const remove = useCallback(
    (id: string): void => void take(id, 'was removed from your cart.'),
    [take],
  );

  const save = useCallback(
    (id: string): void => {
      const { saved } = stores;
      const place = saved.lines.findIndex((line) => line.id === id);
      const before = saved.lines[place];
      const line = take(id, 'was saved for later.', () => {
        saved.remove(id);
        if (before) saved.add(before, place);
      });
      if (line) saved.add(line);
    },
    [take],
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

  return {
    setQuantity: cart.updateQuantity,
    step: cart.changeQuantity,
    setSize,
    save,
    remove,
    clear,
  };
}
