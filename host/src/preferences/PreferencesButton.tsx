import { useState, type ComponentType, type ReactNode } from 'react';
import { Button, showToast } from 'shared-ui';

type Dialog = ComponentType<{ readonly onClose: () => void }>;

/** Opens the preferences: how the shop looks here, and what it keeps. */
export function PreferencesButton(): ReactNode {
  const [Dialog, setDialog] = useState<Dialog | null>(null);

  const handleOpen = async (): Promise<void> => {
    try {
      // Few open it, so nobody else loads it.
      const { PreferencesDialog } = await import('./PreferencesDialog');
      setDialog(() => PreferencesDialog);
    } catch {
      // The rest of the shop is as it was, and the next click asks for the dialog again (FAULTS 16).
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
