import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { returnState, useAuth } from 'shared-state';
import { PageTitle, ScreenSpinner, VisuallyHidden } from 'shared-ui';
import { Navigate, useLocation } from 'shared-ui/router';
import { useIsInHtml } from '../remotes/useRemotes';
import { headingOf, type RemoteRoute } from '../routes';

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
        <PageTitle path={location.pathname} isUnlisted>
          {headingOf(route)}
        </PageTitle>
        <VisuallyHidden>
          <h1>{headingOf(route)}</h1>
        </VisuallyHidden>
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
