import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { returnState, useAuth } from 'shared-state';
import { ScreenSpinner, VisuallyHidden } from 'shared-ui';
import { Navigate, useLocation } from 'shared-ui/router';
import { RouteHeading } from '../remotes/PageSkeleton';
import { useIsInHtml } from '../remotes/useRemotes';
import type { RemoteRoute } from '../routes';

interface Props {
  /** The guarded route, for its heading until the session is read. */
  readonly route: Pick<RemoteRoute, 'path' | 'title' | 'page'>;
  readonly children: ReactNode;
}

/**
 * Shows its content to signed-in shoppers and the spinner while the stored session is read; redirects everybody else to
 * `/login` with the whole location as `from`. A page that is in the HTML stays meanwhile, because it has nobody's data.
 */
export const RequireSession = observer(function RequireSession({
  route,
  children,
}: Props): ReactNode {
  const session = useAuth();
  const location = useLocation();
  const isInHtml = useIsInHtml(route.page);
  if (session.loading && !isInHtml) {
    return (
      <>
        <RouteHeading route={route} isHidden />
        <ScreenSpinner />
      </>
    );
  }
  if (!session.loading && !session.isAuthenticated)
    return <Navigate to="/login" replace state={returnState(location)} />;
  return (
    <>
      {session.loading && (
        <VisuallyHidden>
          <span role="status" aria-label="Loading">
            Loading
          </span>
        </VisuallyHidden>
      )}
      {children}
    </>
  );
});
