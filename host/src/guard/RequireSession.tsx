import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { returnState, useAuth } from 'shared-state';
import { ScreenSpinner } from 'shared-ui';
import { Navigate, useLocation } from 'shared-ui/router';

interface Props {
  readonly children: ReactNode;
}

/**
 * Shows its content to shoppers who have signed in, the spinner while the stored session is read, and sends everybody
 * else to `/login` with the whole location as `from` (SPEC §2, RULINGS A2).
 */
export const RequireSession = observer(function RequireSession({ children }: Props): ReactNode {
  const session = useAuth();
  const location = useLocation();
  if (session.loading) return <ScreenSpinner />;
  if (!session.isAuthenticated)
    return <Navigate to="/login" replace state={returnState(location)} />;
  return children;
});
