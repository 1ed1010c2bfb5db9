import { useCallback, useEffect, useState } from 'react';

/**
 * Moves the focus after a change is rendered, because the clicked control may be gone. The returned function takes a line's
 * id, or null for the page's heading. It is always the same function.
 */
export function useFocusAfterChange(): (line: string | null) => void {
  // A state, so that React renders it together with the change.
  const [target, setTarget] = useState<{ readonly line: string | null } | null>(null);

  useEffect(() => {
    if (!target) return;
    // Ids need no escaping, because they contain only letters, digits, _ and -.
    const title = target.line === null ? 'h1' : `[data-line="${target.line}"] :is(h2, h3) a`;
    document.querySelector<HTMLElement>(title)?.focus();
  }, [target]);

  return useCallback((line: string | null) => setTarget({ line }), []);
}
