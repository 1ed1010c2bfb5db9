import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'shared-ui/router';
import { OfflineNotice } from './OfflineNotice';
import { tellVisit } from './tellVisit';

/** Tells the service worker of each visit, and the shopper when the network is down. */
export function Offline(): ReactNode {
  const { pathname } = useLocation();
  useEffect(() => {
    void tellVisit(pathname);
  }, [pathname]);
  return <OfflineNotice />;
}
