import { useEffect, useState, type RefObject } from 'react';

interface Target {
  /** The line whose title is to have the focus; null for the page's heading. */
  readonly line: string | null;
}

/**
 * Moves the focus once the page shows a change: what was clicked may be gone by then. The function that it returns
 * takes a line's id, or null for the page's heading; its identity never changes.
 */
export function useFocusAfterChange(
  page: RefObject<HTMLElement | null>,
): (line: string | null) => void {
  const [target, setTarget] = useState<Target | null>(null);
  // State, not a direct call: React renders it together with the change that it belongs to.
  const [request] = useState(() => (line: string | null) => setTarget({ line }));

  useEffect(() => {
    if (!target || !page.current) return;
    const title = target.line === null ? null : titleOf(page.current, target.line);
    (title ?? page.current.querySelector<HTMLElement>('h1'))?.focus();
  }, [target, page]);

  return request;
}

// An id needs no escaping: it is letters, digits, _ and -.
function titleOf(page: HTMLElement, id: string): HTMLElement | null {
  return page.querySelector<HTMLElement>(`[data-line="${id}"] h2 a`);
}
