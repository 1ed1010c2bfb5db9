import { useCallback, useEffect, useRef, useState, type RefCallback } from 'react';

export interface RowFocus {
  /**
   * Moves the focus to a row, or without one to the page's heading, once a change is rendered, because the clicked control may
   * be gone.
   */
  readonly focusRow: (row?: string | null) => void;
  /** The `ref` of every row, which has its name in `data-row`. If another tab removes the row with the focus, moves it on. */
  readonly rowRef: RefCallback<HTMLElement>;
}

/**
 * The focus in a list whose rows can be removed: it moves to the next row, or to the heading. The functions are always the same.
 *
 * @param target the selector of the element in a row that gets the focus
 */
export function useRowFocus(target: string): RowFocus {
  // A state, so that React renders it together with the change.
  const [wanted, setWanted] = useState<{ readonly row?: string | null | undefined } | null>(null);

  /** True until the focus is where an action wants it: the row that the action removes does not move it again. */
  const isMoving = useRef(false);

  useEffect(() => {
    isMoving.current = false;
    if (!wanted) return;
    // Ids need no escaping, because they contain only letters, digits, _ and -.
    const row = document.querySelector(`[data-row="${wanted.row ?? ''}"]`);
    (row?.querySelector<HTMLElement>(target) ?? document.querySelector('h1'))?.focus();
  }, [wanted, target]);

  const focusRow = useCallback((row?: string | null) => {
    isMoving.current = true;
    setWanted({ row });
  }, []);
  const rowRef = useCallback(
    (row: HTMLElement | null) => () => {
      if (!isMoving.current && row?.contains(document.activeElement))
        setWanted({ row: row.nextElementSibling?.getAttribute('data-row') });
    },
    [],
  );
  return { focusRow, rowRef };
}
