import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { returnState, useAuth } from 'shared-state';
import { PageTitle, ScreenSpinner, VisuallyHidden } from 'shared-ui';
import { Navigate, useLocation } from 'shared-ui/router';

interface Props {
  /** The heading of what is behind the guard, for the time until the session is read. */
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * Shows its content to shoppers who have signed in, the spinner while the stored session is read, and sends everybody
 * else to `/login` with the whole location as `from` (SPEC §2, RULINGS A2).
 */
export const RequireSession = observer(function RequireSession({
  title,
  children,
}: Props): ReactNode {
  const session = useAuth();
  const location = useLocation();
  if (session.loading) {
    return (
      <>
        <PageTitle isUnlisted>{title}</PageTitle>
        <VisuallyHidden>
          <h1>{title}</h1>
        </VisuallyHidden>
        <ScreenSpinner />
      </>
    );
  }
  if (!session.isAuthenticated)
    return <Navigate to="/login" replace state={returnState(location)} />;
  return children;
});
