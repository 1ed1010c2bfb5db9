import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { Button, EmptyState } from 'shared-ui';
import { reportLost } from './hydrated';
import { ScrollAndFocus } from '../navigation/ScrollAndFocus';
import type { RemoteRoute } from '../routes';
import classes from './ConnectionLost.module.scss';
import { RouteHeading } from './PageSkeleton';

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
  useEffect(reportLost, []);
  return (
    <div className={classes.page}>
      <RouteHeading route={route} />
      <div role="alert" data-lost="">
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
    <div role="alert" className={classes.overPage} data-lost="">
      <h2>Connection Lost</h2>
      <p>You can read this page, but its buttons need the connection.</p>
      <Button size="small" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
