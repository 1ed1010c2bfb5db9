import { type ReactNode } from 'react';
import { Outlet } from 'shared-ui/router';
import { Footer } from './Footer';
import classes from './Layout.module.scss';
import { StorageNotice } from './StorageNotice';
import { TopBar } from './TopBar';

/** What stands around every page: the bars, except where a page is bare (SPEC §2, shared layout). */
export function Layout({ isBare = false }: { readonly isBare?: boolean }): ReactNode {
  return (
    <div className={classes.layout}>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      {!isBare && <TopBar />}
      <StorageNotice />
      <main id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      {!isBare && <Footer />}
    </div>
  );
}
