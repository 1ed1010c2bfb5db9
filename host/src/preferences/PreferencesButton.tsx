import { useState, type ComponentType, type ReactNode } from 'react';
import { Button, showToast } from 'shared-ui';

type Dialog = ComponentType<{ readonly onClose: () => void }>;

/** Opens the preferences dialog, whose code is loaded with the first press. */
export function PreferencesButton(): ReactNode {
  const [Dialog, setDialog] = useState<Dialog | null>(null);

  const handleOpen = async (): Promise<void> => {
    try {
      // Few shoppers open it.
      const { PreferencesDialog } = await import('./PreferencesDialog');
      setDialog(() => PreferencesDialog);
    } catch {
      // The rest of the shop works, and the next click loads the dialog again (FAULTS 16).
      showToast('The preferences can’t be reached right now. Please try again.');
    }
  };

  return (
    <>
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => void handleOpen()}>
        Preferences
      </Button>
      {Dialog && <Dialog onClose={() => setDialog(null)} />}
    </>
  );
}
