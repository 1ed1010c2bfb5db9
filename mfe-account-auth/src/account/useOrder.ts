import { useEffect, useRef } from 'react';
import { isOrderNumber, type Receipt } from 'shared-state';
import { useAfterHydration } from 'shared-ui';
import { useSearchParams } from 'shared-ui/router';

interface NamedOrder {
  /** The order number in the address, or null. */
  readonly order: string | null;
  readonly receipt: Receipt | undefined;
}

/**
 * The order in the address. When the address names another one, or the shown receipt is lost, for example to a sign-out in
 * another tab, this moves the focus to the heading, because the host moves the focus only when the path changes.
 */
export function useOrder(receipts: readonly Receipt[]): NamedOrder {
  const [query] = useSearchParams();
  const named = query.get('order');
  const order = useAfterHydration(isOrderNumber(named) ? named : null, null);
  const receipt = receipts.find(({ id }) => id === order);
  const isShown = receipt !== undefined;
  const before = useRef({ named, isShown });

  useEffect(() => {
    const last = before.current;
    before.current = { named, isShown };
    const isLost = last.isShown && !isShown;
    const heading = document.querySelector<HTMLElement>('h1');
    if (!heading || (named === last.named && !isLost)) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [named, isShown]);

  return { order, receipt };
}
