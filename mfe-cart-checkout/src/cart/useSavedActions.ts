import { useCart, useSaved, type CartLine } from 'shared-state';
import { ignoreSecondClick, showToast } from 'shared-ui';
import { useRowFocus, type RowFocus } from 'shared-ui/row-focus';
import { showUndo } from './showUndo';
import { LINE_TITLE } from './useCartActions';

/** The actions for lines saved for later; a removal can be undone from a toast. */
export interface SavedActions extends Pick<RowFocus, 'rowRef'> {
  /** Moves a line to the end of the cart. If the cart has the product, adds the pieces to its line. */
  readonly move: (line: CartLine) => void;
  readonly remove: (line: CartLine) => void;
}

/** The name of a saved line for {@link useRowFocus}, because the cart may have the same product. */
export function savedRow({ id }: CartLine): string {
  return `saved-${id}`;
}

/** The changes of the lines saved for later. Each moves the focus to the next useful element. */
export function useSavedActions(): SavedActions {
  const cart = useCart();
  const saved = useSaved();
  const { focusRow, rowRef } = useRowFocus(LINE_TITLE);
  return {
    rowRef,
    move: (line) => {
      ignoreSecondClick();
      focusRow(line.id);
      saved.remove(line.id);
      cart.restore([line], cart.lines.length);
      showToast(`${line.title} was moved to your cart.`);
    },
    remove: (line) => {
      const place = saved.lines.indexOf(line);
      const next = saved.lines[place + 1];
      ignoreSecondClick();
      focusRow(next && savedRow(next));
      saved.remove(line.id);
      const undo = (): void => {
        saved.add(line, place);
        focusRow(savedRow(line));
      };
      showUndo(`${line.title} was removed from what you saved.`, undo, () =>
        saved.lines.some(({ id }) => id === line.id),
      );
    },
  };
}
