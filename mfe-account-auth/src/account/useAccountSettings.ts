import { useState } from 'react';

/** The two switches of the settings; they are kept while the page is shown. */
export interface AccountSettings {
  readonly hasEmails: boolean;
  readonly setHasEmails: (isOn: boolean) => void;
  readonly hasNewsletter: boolean;
  readonly setHasNewsletter: (isOn: boolean) => void;
}

/** Both switches are on to begin with (SPEC §2, Account, Settings). They live above the tabs, whose panels come and go. */
export function useAccountSettings(): AccountSettings {
  const [hasEmails, setHasEmails] = useState(true);
  const [hasNewsletter, setHasNewsletter] = useState(true);
  return { hasEmails, setHasEmails, hasNewsletter, setHasNewsletter };
}
