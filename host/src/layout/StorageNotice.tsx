import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { stores } from 'shared-state';
import { Notice } from 'shared-ui';
import classes from './Layout.module.scss';

/** Tells the shopper once when the browser stores nothing, or when something stored was unreadable. */
export const StorageNotice = observer(function StorageNotice(): ReactNode {
  const { isMemoryOnly, hasUnreadable } = stores.health;
  if (!isMemoryOnly && !hasUnreadable) return null;
  return (
    <div className={classes.notice}>
      <Notice>
        {isMemoryOnly
          ? 'Your browser does not let the shop store anything at the moment. Your cart and wishlist last until you close this page.'
          : 'Something that the shop had stored could not be read. What was readable is still here; the rest is kept aside.'}
      </Notice>
    </div>
  );
});
