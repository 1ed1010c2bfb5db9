import { useEffect, useState, type ReactNode } from 'react';
import { Arrival } from '../navigation/Arrival';
import { ConnectionLost } from './ConnectionLost';
import { loadedPage, loadPage, retryPage } from './pageLoader';
import type { PageComponent, PageId } from './pageId';
import { PageSkeleton, type SkeletonShape } from './PageSkeleton';
import { RenderBoundary } from './RenderBoundary';

interface Props {
  readonly page: PageId;
  /** The shape of what keeps its room until it is here. */
  readonly shape: SkeletonShape;
}

type Outcome = { readonly component: PageComponent } | { readonly error: unknown };

/**
 * The place of a remote's page: a skeleton until it is here, the page itself, or "Connection Lost" with Try Again. The
 * bars around it stay whatever happens (RULINGS B, "A remote that failed"). Give it the page's id as `key`.
 */
export function RemotePage({ page, shape }: Props): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(() => {
    const component = loadedPage(page);
    return component ? { component } : null;
  });
  const isSettled = outcome !== null;

  useEffect(() => {
    if (isSettled) return undefined;
    let isCurrent = true;
    const load = attempt === 0 ? loadPage : retryPage;
    load(page).then(
      (component) => isCurrent && setOutcome({ component }),
      (error: unknown) => isCurrent && setOutcome({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [page, isSettled, attempt]);

  const handleRetry = (): void => {
    setAttempt(attempt + 1);
    setOutcome(null);
  };

  if (!outcome) return <PageSkeleton shape={shape} />;
  if ('error' in outcome) return <ConnectionLost onRetry={handleRetry} />;
  const Page = outcome.component;
  return (
    <RenderBoundary key={attempt} onRetry={handleRetry}>
      <Page />
      <Arrival />
    </RenderBoundary>
  );
}
