import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'shared-ui/router';
import { OfflineNotice } from './OfflineNotice';
import { tellVisit } from './tellVisit';

/** What a page has to do with being offline: it tells the worker of each visit, and the shopper when the network is gone. */
export function Offline(): ReactNode {
  const { pathname } = useLocation();
  useEffect(() => {
    void tellVisit(pathname);
  }, [pathname]);
  return <OfflineNotice />;
}
