import { useAuth } from 'shared-state';
import { useNavigate } from 'shared-ui/router';

/** Signs out and goes to `/login`; a failure is only logged (SPEC §4). */
export function useSignOut(): () => Promise<void> {
  const session = useAuth();
  const navigate = useNavigate();
  return async () => {
    if (session.activity === 'logout') return;
    try {
      await session.logout();
    } catch (error) {
      // eslint-disable-next-line no-console -- the specification asks for a log, and for no more
      console.error('Signing out failed after the session was cleared here.', error);
    }
    void navigate('/login');
  };
}
