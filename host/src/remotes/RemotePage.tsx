import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'shared-ui/router';
import { ScrollAndFocus } from '../navigation/ScrollAndFocus';
import type { RemoteRoute } from '../routes';
import { ConnectionLost } from './ConnectionLost';
import { LivePage } from './LivePage';
import { useRemotes, usePageState, useRetry } from './useRemotes';
import { PageFromHtml } from './PageFromHtml';
import { PageSkeleton } from './PageSkeleton';

interface Props {
  readonly route: RemoteRoute;
}

/**
 * Shows a remote's page. Until its code is loaded, shows its skeleton or its HTML. If it fails, shows "Connection Lost" with
 * Try Again; the layout around it is unaffected (docs/product/names.md). Pass the page's id as `key`.
 */
export function RemotePage({ route }: Props): ReactNode {
  const { page } = route;
  const { loader, htmlPage } = useRemotes();
  const { pathname } = useLocation();
  const [html, setHtml] = useState(() => htmlPage(page));
  // Another address of the same page is a new visit, because a page that failed or threw may work there.
  useEffect(() => loader.visit(page), [loader, page, pathname]);

  if (html && !html.isFor(pathname)) setHtml(null);

  // A layout effect, because the title of the next page must be the first in the document before the browser shows the page.
  useLayoutEffect(() => () => html?.leave(), [html]);

  if (html) return <PageFromHtml html={html} route={route} onOver={() => setHtml(null)} />;
  return <PageFromLoader route={route} />;
}

function PageFromLoader({ route }: Props): ReactNode {
  const { page } = route;
  const state = usePageState(page);
  const handleRetry = useRetry(page);
  // In development the boundary stays, because Fast Refresh renders it anew after the next edit, which may be the repair.
  const fallback =
    process.env.NODE_ENV === 'development'
      ? (error: unknown) => (
          <ConnectionLost route={route} cause={error} onRetry={() => location.reload()} />
        )
      : undefined;
  switch (state.kind) {
    case 'idle':
      return <PageSkeleton route={route} />;
    case 'loading':
      return <PageSkeleton route={route} onRetry={state.isSlow ? handleRetry : undefined} />;
    case 'failed':
      return <ConnectionLost route={route} cause={state.error.cause} onRetry={handleRetry} />;
    case 'ready':
      return (
        <>
          <LivePage page={page} component={state.component} fallback={fallback} />
          <ScrollAndFocus />
        </>
      );
  }
}
