import { useCallback, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'shared-ui/router';
import { ScrollAndFocus } from '../navigation/ScrollAndFocus';
import type { RemoteRoute } from '../routes';
import { ConnectionLost } from './ConnectionLost';
import { LivePage } from './LivePage';
import { useRemotes } from './RemotesContext';
import { PageFromHtml } from './PageFromHtml';
import { PageSkeleton } from './PageSkeleton';
import { usePageState } from './usePageState';

interface Props {
  readonly route: RemoteRoute;
}

/**
 * Shows a remote's page: its skeleton or its HTML until its code is loaded, then the page, or "Connection Lost" with
 * Try Again. The layout around it is unaffected (docs/product/names.md). Pass the page's id as `key`.
 */
export function RemotePage({ route }: Props): ReactNode {
  const { page } = route;
  const { loader, htmlPage } = useRemotes();
  const { pathname } = useLocation();
  const [html, setHtml] = useState(() => htmlPage(page));
  const handleOver = useCallback(() => setHtml(null), []);
  // Another address of the same page is another visit: a page that failed or threw may work there.
  useEffect(() => loader.visit(page), [loader, page, pathname]);

  if (html && !html.isFor(pathname)) setHtml(null);

  // Before the browser shows the next page: its title is the first one in the document.
  useLayoutEffect(() => () => html?.leave(), [html]);

  if (html) return <PageFromHtml html={html} route={route} onOver={handleOver} />;
  return <PageFromLoader route={route} />;
}

function PageFromLoader({ route }: Props): ReactNode {
  const { page } = route;
  const { loader } = useRemotes();
  const state = usePageState(loader, page);
  const handleRetry = (): void => loader.retry(page, 'shopper');
  switch (state.kind) {
    case 'idle':
      return <PageSkeleton route={route} />;
    case 'loading':
      return <PageSkeleton route={route} onRetry={state.isSlow ? handleRetry : undefined} />;
    case 'failed':
      return <ConnectionLost route={route} onRetry={handleRetry} />;
    case 'ready':
      return (
        <>
          <LivePage page={page} component={state.component} />
          <ScrollAndFocus />
        </>
      );
  }
}
