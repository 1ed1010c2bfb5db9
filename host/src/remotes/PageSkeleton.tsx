import type { ReactNode } from 'react';
import { PageTitle, Skeleton, VisuallyHidden } from 'shared-ui';
import { useLocation } from 'shared-ui/router';
import { ScrollAndFocus } from '../navigation/ScrollAndFocus';
import { headingOf, type RemoteRoute } from '../routes';
import classes from './PageSkeleton.module.scss';
import { SlowNotice } from './SlowNotice';

const CARDS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const FIELDS = [0, 1, 2, 3, 4] as const;

interface Props {
  /** With an empty path the skeleton has no canonical address, because the address may have no page. */
  readonly route: Pick<RemoteRoute, 'path' | 'shape' | 'title'>;
  /** Retries a page that takes long. Without it there is no button. */
  readonly onRetry?: (() => void) | undefined;
}

/** A page's placeholder while its remote is loading. It becomes visible after a moment. */
export function PageSkeleton({ route, onRetry }: Props): ReactNode {
  const { path, shape, title } = route;
  // The page will have another heading, so this one is only for screen readers.
  const isHeadingHidden = title === undefined || shape === 'landing' || path.includes(':');
  return (
    <>
      <ScrollAndFocus kind="skeleton" />
      <SkeletonLayout shape={shape} className={classes.late}>
        <RouteHeading route={route} isHidden={isHeadingHidden} />
        {isHeadingHidden && shape !== 'landing' && <Skeleton shape="title" />}
      </SkeletonLayout>
      {onRetry ? (
        <SlowNotice onRetry={onRetry} />
      ) : (
        <VisuallyHidden role="status">Loading page</VisuallyHidden>
      )}
    </>
  );
}

interface RouteHeadingProps {
  readonly route: Pick<RemoteRoute, 'path' | 'title'>;
  /** Only for screen readers. */
  readonly isHidden?: boolean;
}

/** The title and the heading of a page that is not shown. */
export function RouteHeading({ route, isHidden = false }: RouteHeadingProps): ReactNode {
  const { pathname } = useLocation();
  const heading = headingOf(route);
  return (
    <>
      <PageTitle path={route.path ? pathname : undefined} isUnlisted>
        {heading}
      </PageTitle>
      <h1 className={isHidden ? classes.hidden : undefined}>{heading}</h1>
    </>
  );
}

interface SkeletonLayoutProps {
  readonly shape: RemoteRoute['shape'];
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** An outline of a page, by the shape of its route. */
export function SkeletonLayout({
  shape,
  className = '',
  children,
}: SkeletonLayoutProps): ReactNode {
  return (
    <div className={`${classes.page} ${className}`} data-shape={shape}>
      {children}
      {contentOf(shape)}
    </div>
  );
}

function contentOf(shape: RemoteRoute['shape']): ReactNode {
  switch (shape) {
    case 'landing':
      return <Skeleton shape="banner" />;
    case 'listing':
      return (
        <div className={classes.cards}>
          {CARDS.map((card) => (
            <div key={card} className={classes.lines}>
              <Skeleton shape="picture" />
              <Skeleton shape="text" />
              <Skeleton shape="text" />
            </div>
          ))}
        </div>
      );
    case 'detail':
      return (
        <div className={classes.halves}>
          <Skeleton shape="picture" />
          <Fields />
        </div>
      );
    case 'form':
    case 'auth':
      return <Fields />;
  }
}

function Fields(): ReactNode {
  return (
    <div className={classes.lines}>
      {FIELDS.map((field) => (
        <Skeleton key={field} shape="field" />
      ))}
    </div>
  );
}
