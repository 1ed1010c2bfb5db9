import type { ReactNode } from 'react';
import { Button, EmptyState, PageTitle, SHOP_NAME } from 'shared-ui';
import classes from './Offline.module.scss';

/**
 * Shown without a network at addresses that were never visited on this device. The application does not run on it; its only
 * scripts are `appearance.ts` and `whenOnline.ts`. The service worker fills the list with links to stored pages
 * (`worker/html.ts`).
 */
export function OfflinePage(): ReactNode {
  return (
    <>
      <PageTitle path="/offline" isUnlisted>
        You are offline
      </PageTitle>
      <header className={classes.header}>
        <a className={classes.brand} href="/">
          {SHOP_NAME}
        </a>
      </header>
      <main>
        <EmptyState
          icon="wifi-off"
          title="You are offline"
          level={1}
          text="You haven’t opened this page on this device yet, so it needs a connection. Your cart and your wishlist are safe."
        >
          <Button id="again">Try Again</Button>
        </EmptyState>
        <nav className={classes.kept} aria-labelledby="kept">
          <h2 id="kept">What you can open now</h2>
          <ul data-kept="" />
        </nav>
      </main>
    </>
  );
}
