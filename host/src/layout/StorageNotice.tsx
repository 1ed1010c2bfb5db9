import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useStores } from 'shared-state';
import { Notice } from 'shared-ui';
import classes from './Layout.module.scss';

/** Shows one notice if the browser stores nothing, and one if a stored text was unreadable. */
export const StorageNotice = observer(function StorageNotice(): ReactNode {
  const { isMemoryOnly, hasUnreadable } = useStores().health;
  if (!isMemoryOnly && !hasUnreadable) return null;
  return (
    <div className={classes.notice}>
      <Notice>
        {isMemoryOnly
          ? 'Your browser isn’t letting the shop save anything at the moment. Your cart and wishlist will last until you close this page.'
          : 'Some saved data could not be read. What could be read is still here; the rest has been set aside.'}
      </Notice>
    </div>
  );
});
