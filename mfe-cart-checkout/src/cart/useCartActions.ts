import { useCallback, type RefObject } from 'react';
import { rememberSize, useCart, useSaved, type CartLine, type Size } from 'shared-state';
import { ignoreSecondClick } from 'shared-ui';
import { showUndo } from './showUndo';
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

/** The actions for one line. */
export type LineActions = Omit<CartActions, 'clear'>;

/**
 * The changes of the cart, with Undo. Each moves the focus to the next useful element (docs/product/look.md#accessibility).
 */
export function useCartActions(page: RefObject<HTMLElement | null>): CartActions {
  const cart = useCart();
  const saved = useSaved();
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
      showUndo(`${line.title} was removed from your cart.`, {
        run: () => {
          cart.restore([line], index);
          focus(id);
        },
        isStale: () => cart.has(id),
      });
    },
    [cart, focus],
  );

  const save = useCallback(
    (id: string): void => {
      const index = cart.lines.findIndex((line) => line.id === id);
      const line = cart.lines[index];
      if (!line) return;
      const place = saved.lines.findIndex((other) => other.id === id);
      const before = saved.lines[place];
      const savedPieces = (): number | undefined =>
        saved.lines.find((other) => other.id === id)?.quantity;
      ignoreSecondClick();
      focus(cart.lines[index + 1]?.id ?? null);
      cart.remove(id);
      saved.add(line);
      const pieces = savedPieces();
      showUndo(`${line.title} was saved for later.`, {
        run: () => {
          saved.remove(id);
          if (before) saved.add(before, place);
          cart.restore([line], index);
          focus(id);
        },
        isStale: () => cart.has(id) || savedPieces() !== pieces,
      });
    },
    [cart, saved, focus],
  );

  const clear = useCallback((): void => {
    const { lines } = cart;
    ignoreSecondClick();
    focus(null);
    cart.clear();
    showUndo('Your cart was cleared.', {
      run: () => {
        cart.restore(without(lines, cart.lines), 0);
        focus(null);
      },
      isStale: () => without(lines, cart.lines).length === 0,
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

/** The lines whose products are not in the cart again. */
function without(lines: readonly CartLine[], present: readonly CartLine[]): readonly CartLine[] {
  const ids = new Set(present.map(({ id }) => id));
  return lines.filter(({ id }) => !ids.has(id));
}
