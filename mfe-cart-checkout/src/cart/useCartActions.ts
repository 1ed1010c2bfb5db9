import { useMemo } from 'react';
import { useCart, useSaved, type CartLine } from 'shared-state';
import { ignoreSecondClick } from 'shared-ui';
import { useRowFocus, type RowFocus } from 'shared-ui/row-focus';
import { showUndo } from './showUndo';

/** The actions that remove a line of the cart, each with an Undo in a toast. The functions are always the same. */
export interface LineActions extends Pick<RowFocus, 'rowRef'> {
  /** Moves a line to the lines saved for later. */
  readonly save: (line: CartLine) => void;
  readonly remove: (line: CartLine) => void;
}

/** For {@link useRowFocus}. */
export const LINE_TITLE = ':is(h2, h3) a';

/** The removals from the cart. Each moves the focus to the next useful element (docs/product/look.md#accessibility). */
export function useCartActions(): LineActions & { readonly clear: () => void } {
  const cart = useCart();
  const saved = useSaved();
  const { focusRow, rowRef } = useRowFocus(LINE_TITLE);

  return useMemo(() => {
    /** @returns a function that restores the line */
    const takeOut = (line: CartLine): (() => void) => {
      const index = cart.lines.findIndex(({ id }) => id === line.id);
      ignoreSecondClick();
      focusRow(cart.lines[index + 1]?.id);
      cart.remove(line.id);
      return () => {
        cart.restore([line], index);
        focusRow(line.id);
      };
    };
    const save = (line: CartLine): void => {
      const { id } = line;
      if (!cart.has(id)) return;
      const place = saved.lines.findIndex((other) => other.id === id);
      const before = saved.lines[place];
      const savedPieces = (): number | undefined =>
        saved.lines.find((other) => other.id === id)?.quantity;
      const restore = takeOut(line);
      saved.add(line);
      const pieces = savedPieces();
      const undo = (): void => {
        saved.remove(id);
        if (before) saved.add(before, place);
        restore();
      };
      showUndo(
        `${line.title} was saved for later.`,
        undo,
        () => cart.has(id) || savedPieces() !== pieces,
      );
    };
    return {
      rowRef,
      save,
      remove: (line) => {
        if (!cart.has(line.id)) return;
        const restore = takeOut(line);
        showUndo(`${line.title} was removed from your cart.`, restore, () => cart.has(line.id));
      },
      clear: () => {
        const { lines } = cart;
        const missing = (): readonly CartLine[] => {
          const present = new Set(cart.lines.map(({ id }) => id));
          return lines.filter(({ id }) => !present.has(id));
        };
        const undo = (): void => {
          cart.restore(missing(), 0);
          focusRow();
        };
        ignoreSecondClick();
        focusRow();
        cart.clear();
        showUndo('Your cart was cleared.', undo, () => missing().length === 0);
      },
    };
  }, [cart, saved, focusRow, rowRef]);
}
