import { useAfterHydration } from 'shared-ui';
import { useLocation, useSearchParams } from 'shared-ui/router';

/** The tabs of the account page (SPEC §2, Account). */
const ACCOUNT_TABS = ['profile', 'orders', 'settings'] as const;
export type AccountTab = (typeof ACCOUNT_TABS)[number];

/**
 * The chosen tab, kept in the query so that it survives a reload and can be linked; the first one needs no query. The
 * arrow keys choose as they go, so a choice replaces the history entry.
 */
export function useAccountTab(): readonly [AccountTab, (tab: AccountTab) => void] {
  const { state } = useLocation();
  const [query, setQuery] = useSearchParams();
  const named = useAfterHydration(query.get('tab'), null);
  const tab = ACCOUNT_TABS.find((candidate) => candidate === named) ?? 'profile';

  const choose = (next: AccountTab): void => {
    const changed = new URLSearchParams(query);
    if (next === 'profile') changed.delete('tab');
    else changed.set('tab', next);
    setQuery(changed, { replace: true, state });
  };

  return [tab, choose];
}
