import { useEffect, useState, type RefObject } from 'react';

interface Target {
  /** The line with the title to focus; null for the page's heading. */
  readonly line: string | null;
}

/**
 * Moves the focus after a change is rendered, because the clicked control may be gone. The returned function takes a line's
 * id, or null for the page's heading. It is always the same function.
 */
export function useFocusAfterChange(
  page: RefObject<HTMLElement | null>,
): (line: string | null) => void {
  const [target, setTarget] = useState<Target | null>(null);
  // A state, so that React renders it together with the change.
  const [request] = useState(() => (line: string | null) => setTarget({ line }));

  useEffect(() => {
    if (!target || !page.current) return;
    const title = target.line === null ? null : titleOf(page.current, target.line);
    (title ?? page.current.querySelector<HTMLElement>('h1'))?.focus();
  }, [target, page]);

  return request;
}

// Ids need no escaping, because they contain only letters, digits, _ and -.
function titleOf(page: HTMLElement, id: string): HTMLElement | null {
  return page.querySelector<HTMLElement>(`[data-line="${id}"] :is(h2, h3) a`);
}
