import { useCallback, useEffect, useState, type RefCallback } from 'react';

export interface LineFocus {
  /**
   * Moves the focus to a line, or with null to the page's heading, once a change is rendered, because the clicked control may
   * be gone.
   */
  readonly focus: (line: string | null) => void;
  /** The `ref` of every line. Moves the focus to the next line if another tab removes the line that has it. */
  readonly lineRef: RefCallback<HTMLElement>;
}

/** The focus of the cart page. Its functions are always the same. */
export function useLineFocus(): LineFocus {
  // A state, so that React renders it together with the change.
  const [target, setTarget] = useState<{ readonly line: string | null } | null>(null);

  useEffect(() => {
    if (!target) return;
    // Ids need no escaping, because they contain only letters, digits, _ and -.
    const title = target.line === null ? 'h1' : `[data-line="${target.line}"] :is(h2, h3) a`;
    const element = document.querySelector<HTMLElement>(title) ?? document.querySelector('h1');
    element?.focus();
  }, [target]);

  const focus = useCallback((line: string | null) => setTarget({ line }), []);
  const lineRef = useCallback(
    (element: HTMLElement | null) => () => {
      const next = element?.nextElementSibling?.getAttribute('data-line');
      if (element?.contains(document.activeElement)) focus(next ?? null);
    },
    [focus],
  );
  return { focus, lineRef };
}
