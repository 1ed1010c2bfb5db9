import type { ReactNode } from 'react';
import { Button } from 'shared-ui';
import { useOnDemand } from 'shared-ui/on-demand';

/** Opens the preferences dialog. Its code is loaded at the first press, because few shoppers open it. */
export function PreferencesButton(): ReactNode {
  const dialog = useOnDemand(async () => (await import('./PreferencesDialog')).PreferencesDialog);
  return (
    <>
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={dialog.open}>
        Preferences
      </Button>
      {dialog.Part && <dialog.Part onClose={dialog.close} />}
    </>
  );
}
