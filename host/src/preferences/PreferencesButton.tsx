import { useState, type ReactNode } from 'react';
import { Button, showToast } from 'shared-ui';
import { useLazy } from '../loading/useLazy';

const importDialog = async () => (await import('./PreferencesDialog')).PreferencesDialog;

/** Opens the preferences dialog. Its code is loaded at the first press, because few shoppers open it. */
export function PreferencesButton(): ReactNode {
  const [Dialog, load] = useLazy(importDialog);
  const [isOpen, setIsOpen] = useState(false);

  const handleOpen = async (): Promise<void> => {
    try {
      await load();
      setIsOpen(true);
    } catch {
      // The rest of the shop works, and the next click tries again (docs/product/faults.md#remotes, 16).
      showToast('The preferences can’t be reached right now. Please try again.');
    }
  };

  return (
    <>
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => void handleOpen()}>
        Preferences
      </Button>
      {isOpen && Dialog && <Dialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
