import { useEffect, useRef } from 'react';
import { useAuth } from 'shared-state';
import { showToast } from 'shared-ui';
import { useNavigate } from 'shared-ui/router';
import { dropDraft } from '../register/draft';

/** Signs out, says so, and goes to `/login` unless the shopper has left the page (docs/product/account.md#session). */
export function useSignOut(): () => Promise<void> {
  const session = useAuth();
  const navigate = useNavigate();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  return async () => {
    if (session.activity === 'logout') return;
    // Another shopper may register in this tab.
    dropDraft();
    await session.logout();
    showToast('You are signed out.');
    if (isHere.current) void navigate('/login');
  };
}
