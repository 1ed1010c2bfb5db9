import { startTransition, useCallback, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'shared-ui/router';
import { Arrival } from '../navigation/Arrival';
import { ConnectionLost } from './ConnectionLost';
import { isLeavingAfter, loadedPage, loadPage, RemotePageError, retryPage } from './pageLoader';
import { remoteOf, type PageComponent, type PageId } from './pageId';
import { PageSkeleton, type SkeletonShape } from './PageSkeleton';
import { reasonOf, reportRemote, type RetryCause } from './remoteEvents';
import { RenderBoundary } from './RenderBoundary';

interface Props {
  readonly page: PageId;
  /** The shape of what keeps its room until it is here. */
  readonly shape: SkeletonShape;
}

type Outcome = { readonly component: PageComponent } | { readonly error: unknown };

/** The visit itself, then one for each time the page is asked for again. */
interface Attempt {
  readonly number: number;
  readonly cause: RetryCause | null;
}

/**
 * The place of a remote's page: a skeleton until it is here, the page itself, or "Connection Lost" with Try Again. The
 * bars around it stay whatever happens (RULINGS B, "A remote that failed"). Give it the page's id as `key`.
 */
export function RemotePage({ page, shape }: Props): ReactNode {
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState<Attempt>({ number: 0, cause: null });
  const [outcome, setOutcome] = useState<Outcome | null>(() => {
    const component = loadedPage(page);
    return component ? { component } : null;
  });
  const retry = useCallback((cause: RetryCause): void => {
    setAttempt(({ number }) => ({ number: number + 1, cause }));
    setOutcome(null);
  }, []);
  const handleRetry = (): void => retry('shopper');
  const isSettled = outcome !== null;
  const isLost = outcome !== null && 'error' in outcome;

  useEffect(() => {
    if (isSettled) return undefined;
    let isCurrent = true;
    const handleFailure = async (error: unknown): Promise<void> => {
      if (error instanceof RemotePageError && isCurrent && (await isLeavingAfter(error))) return;
      if (isCurrent) setOutcome({ error });
    };
    const load = attempt.cause ? retryPage(page, attempt.cause) : loadPage(page);
    load.then((component) => {
      // A page is rendered in slices: nothing waits for it but the skeleton.
      startTransition(() => {
        if (isCurrent) setOutcome({ component });
      });
    }, handleFailure);
    return () => {
      isCurrent = false;
    };
  }, [page, isSettled, attempt]);

  useEffect(() => {
    if (!isLost) return undefined;
    const handleOnline = (): void => retry('online');
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [isLost, retry]);

  if (!outcome) return <PageSkeleton shape={shape} />;
  if ('error' in outcome) return <ConnectionLost onRetry={handleRetry} />;
  const Page = outcome.component;
  return (
    <RenderBoundary
      key={attempt.number}
      subject={pathname}
      onError={(error) =>
        reportRemote({ type: 'threw', remote: remoteOf(page), reason: reasonOf(error) })
      }
      onRetry={handleRetry}
    >
      <Page />
      <Arrival />
      <Shown page={page} />
    </RenderBoundary>
  );
}

/** Tells that a page is in the document. */
function Shown({ page }: { readonly page: PageId }): null {
  useEffect(() => reportRemote({ type: 'shown', remote: remoteOf(page), page }), [page]);
  return null;
}
