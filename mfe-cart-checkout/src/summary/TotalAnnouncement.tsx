import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useCart } from 'shared-state';
import { formatSum, VisuallyHidden } from 'shared-ui';
import { itemsText } from './wording';

/** How long the total has to stand still before it is read out, in milliseconds. */
const QUIET = 600;

/** Reads the total out after a change, once, however many steps a held key made of it (EXPERIENCE §1, Cart). */
export const TotalAnnouncement = observer(function TotalAnnouncement(): ReactNode {
  const cart = useCart();
  const text = `${itemsText(cart.count)}, total ${formatSum(cart.totals.total)}`;
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
