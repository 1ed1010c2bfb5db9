import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { LOST } from 'remote-loader/formats';
import { Button, EmptyState, PageTitle } from 'shared-ui';
import { useLocation } from 'shared-ui/router';
import { reportLost } from './hydrated';
import { ScrollAndFocus } from '../navigation/ScrollAndFocus';
import { headingOf, type RemoteRoute } from '../routes';
import classes from './ConnectionLost.module.scss';

interface Props {
  readonly route: RemoteRoute;
  /** What failed; shown only in development. */
  readonly cause: unknown;
  readonly onRetry: () => void;
}

const SourceStack =
  process.env.NODE_ENV === 'development'
    ? lazy(async () => ({ default: (await import('./SourceStack')).SourceStack }))
    : null;

/** Replaces a page of a failed remote: shows its title and heading, and the alert instead of its content. */
export function ConnectionLost({ route, cause, onRetry }: Props): ReactNode {
  const { pathname } = useLocation();
  useEffect(reportLost, []);
  return (
    <div className={classes.page}>
      <PageTitle path={pathname} isUnlisted>
        {headingOf(route)}
      </PageTitle>
      <h1>{headingOf(route)}</h1>
      <div role="alert" {...{ [LOST]: '' }}>
        <EmptyState
          icon="wifi-off"
          title="Connection Lost"
          text="This part of the shop can’t be reached right now. Your cart and your wishlist are safe, and the rest of the shop is open."
        >
          <Button onClick={onRetry}>Try Again</Button>
        </EmptyState>
        {SourceStack && cause instanceof Error && (
          <Suspense>
            <SourceStack error={cause} />
          </Suspense>
        )}
      </div>
      <ScrollAndFocus kind="fault" />
    </div>
  );
}

/** The alert above a page that is in the HTML. The page stays readable, with its title, heading and position. */
export function ConnectionLostOverPage({ onRetry }: Pick<Props, 'onRetry'>): ReactNode {
  useEffect(reportLost, []);
  return (
    <div role="alert" className={classes.overPage} {...{ [LOST]: '' }}>
      <h2>Connection Lost</h2>
      <p>You can read this page, but its buttons need the connection.</p>
      <Button size="small" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
