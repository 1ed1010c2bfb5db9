import { useState } from 'react';

/** The two switches of the settings; not stored. */
export interface AccountSettings {
  readonly hasEmails: boolean;
  readonly setHasEmails: (isOn: boolean) => void;
  readonly hasNewsletter: boolean;
  readonly setHasNewsletter: (isOn: boolean) => void;
}

/**
 * Both switches are on at first (docs/product/account.md#settings). The state is above the tabs, because their panels
 * unmount.
 */
export function useAccountSettings(): AccountSettings {
  const [hasEmails, setHasEmails] = useState(true);
  const [hasNewsletter, setHasNewsletter] = useState(true);
  return { hasEmails, setHasEmails, hasNewsletter, setHasNewsletter };
}
