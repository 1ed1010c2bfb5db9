import { useEffect, useRef } from 'react';
import { isOrderNumber } from 'shared-state';
import { useAfterHydration } from 'shared-ui';
import { useSearchParams } from 'shared-ui/router';

/**
 * The number of the order whose receipt the address asks for, or null. When it changes the heading gets the focus: the
 * path stays the same, so the shell leaves the focus where it was.
 */
export function useOrderInQuery(): string | null {
  const [query] = useSearchParams();
  const order = query.get('order');
  const before = useRef(order);

  useEffect(() => {
    if (before.current === order) return;
    before.current = order;
    const heading = document.querySelector<HTMLElement>('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [order]);

  return useAfterHydration(isOrderNumber(order) ? order : null, null);
}
