import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'shared-ui/router';
import { OfflineNotice } from './OfflineNotice';
import { reportVisit } from './reportVisit';

/** Reports each visit to the service worker, and shows a notice when the network is down. */
export function Offline(): ReactNode {
  const { pathname } = useLocation();
  useEffect(() => {
    void reportVisit(pathname);
  }, [pathname]);
  return <OfflineNotice />;
}
