import { useAfterHydration } from 'shared-ui';
import { useLocation, useSearchParams } from 'shared-ui/router';

/** The tabs of the account page (docs/product/account.md#account-page). */
const ACCOUNT_TABS = ['profile', 'orders', 'settings'] as const;
export type AccountTab = (typeof ACCOUNT_TABS)[number];

/**
 * The selected tab. It is in the query, so that it survives a reload and can be linked. The first tab has no query. Arrow
 * keys select every tab that they pass, so a selection replaces the history entry.
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
