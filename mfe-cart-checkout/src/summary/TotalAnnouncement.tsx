import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useCart } from 'shared-state';
import { countOf, formatSum, VisuallyHidden } from 'shared-ui';

/** How long the total must stay unchanged before it is announced, in milliseconds. */
const QUIET = 600;

/**
 * A live region with the total. It announces once after a series of changes, for example by a held key
 * (docs/product/look.md#accessibility).
 */
export const TotalAnnouncement = observer(function TotalAnnouncement(): ReactNode {
  const cart = useCart();
  const text = `${countOf(cart.count, 'item')}, total ${formatSum(cart.totals.total)}`;
  const shown = useRef(text);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (shown.current === text) return undefined;
    const timer = setTimeout(() => {
      shown.current = text;
      setAnnounced(text);
    }, QUIET);
    return () => clearTimeout(timer);
  }, [text]);

  return <VisuallyHidden role="status">{announced}</VisuallyHidden>;
});
