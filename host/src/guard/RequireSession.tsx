import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { returnState, useAuth } from 'shared-state';
import { PageTitle, ScreenSpinner, VisuallyHidden } from 'shared-ui';
import { Navigate, useLocation } from 'shared-ui/router';
import { headingOf, type RemoteRoute } from '../routes';

interface Props {
  /** The guarded route, for its heading until the session is read. */
  readonly route: Pick<RemoteRoute, 'path' | 'title'>;
  readonly children: ReactNode;
}

/**
 * Shows its content to signed-in shoppers and the spinner while the stored session is read; redirects everybody else to
 * `/login` with the whole location as `from` (SPEC §2, RULINGS A2).
 */
export const RequireSession = observer(function RequireSession({
  route,
  children,
}: Props): ReactNode {
  const session = useAuth();
  const location = useLocation();
  if (session.loading) {
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
  if (!session.isAuthenticated)
    return <Navigate to="/login" replace state={returnState(location)} />;
  return children;
});
