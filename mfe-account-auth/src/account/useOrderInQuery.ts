import { useEffect, useRef } from 'react';
import { isOrderNumber } from 'shared-state';
import { useAfterHydration } from 'shared-ui';
import { useSearchParams } from 'shared-ui/router';

/**
 * The order number in the address, or null. When it changes, this moves the focus to the heading, because the host moves
 * the focus only when the path changes.
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
