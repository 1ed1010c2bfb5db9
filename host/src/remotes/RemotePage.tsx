import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'shared-ui/router';
import type { PageId } from '../federation/pageId';
import { Arrival } from '../navigation/Arrival';
import { ConnectionLost } from './ConnectionLost';
import { usePageLoader } from './LoaderContext';
import { PageSkeleton, type SkeletonShape } from './PageSkeleton';
import { RenderBoundary } from './RenderBoundary';
import { usePageState } from './usePageState';

interface Props {
  readonly page: PageId;
  /** The shape of what keeps its room until it is here. */
  readonly shape: SkeletonShape;
}

/**
 * The place of a remote's page: a skeleton until it is here, the page itself, or "Connection Lost" with Try Again. The
 * bars around it stay whatever happens (RULINGS B, "A remote that failed"). Give it the page's id as `key`.
 */
export function RemotePage({ page, shape }: Props): ReactNode {
  const { loader } = usePageLoader();
  const { pathname } = useLocation();
  const state = usePageState(loader, page);
  // Another address of the same page is another visit: what failed or threw there may work here.
  useEffect(() => loader.visit(page), [loader, page, pathname]);
  const handleRetry = (): void => loader.retry(page, 'shopper');

  switch (state.kind) {
    case 'idle':
      return <PageSkeleton shape={shape} />;
    case 'loading':
      return <PageSkeleton shape={shape} onRetry={state.isSlow ? handleRetry : undefined} />;
    case 'failed':
      return <ConnectionLost onRetry={handleRetry} />;
    case 'ready': {
      const Content = state.component;
      return (
        <RenderBoundary onError={(error) => loader.threw(page, error)}>
          <Content />
          <Arrival />
          <Shown page={page} />
        </RenderBoundary>
      );
    }
  }
}

/** Tells that a page is in the document, once its own effects have run without an error. */
function Shown({ page }: { readonly page: PageId }): null {
  const { loader } = usePageLoader();
  useEffect(() => {
    const timer = setTimeout(() => loader.shown(page));
    return () => clearTimeout(timer);
  }, [loader, page]);
  return null;
}
