import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { usePreferences, useStores, type Motion, type Theme } from 'shared-state';
import { Button, Dialog, dismissToasts, ignoreSecondClick, showToast } from 'shared-ui';
import { RadioGroup } from 'shared-ui/radio-group';
import { forgetVisits } from '../offline/forgetVisits';
import classes from './PreferencesDialog.module.scss';

const THEMES: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: 'system', label: 'Match device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

const MOTIONS: readonly { readonly value: Motion; readonly label: string }[] = [
  { value: 'system', label: 'Match device' },
  { value: 'reduced', label: 'Reduce motion' },
];

/** The dialog for theme and motion, and for erasing everything that the shop has stored. */
export const PreferencesDialog = observer(function PreferencesDialog({
  onClose,
}: {
  readonly onClose: () => void;
}): ReactNode {
  const { theme, motion, setTheme, setMotion } = usePreferences();
  const { eraseAll } = useStores();
  const [isAsked, setIsAsked] = useState(false);

  const handleAsk = (): void => {
    ignoreSecondClick();
    setIsAsked(!isAsked);
  };

  const handleErase = (): void => {
    eraseAll();
    // They name products, and an undo would bring one back.
    dismissToasts();
    onClose();
    void reportErasing();
  };

  return (
    <Dialog title="Preferences" isOpen onClose={onClose}>
      <div className={classes.content}>
        <RadioGroup label="Theme" options={THEMES} value={theme} onChange={setTheme} />
        <RadioGroup label="Motion" options={MOTIONS} value={motion} onChange={setMotion} />
        <section className={classes.data} aria-labelledby="preferences-data">
          <h3 id="preferences-data">Your data</h3>
          <p>
            Your cart, wishlist, orders and profile, what you viewed and these preferences are kept
            in this browser and nowhere else.
          </p>
          <div className={classes.choice}>
            <p id="preferences-sure" role="status">
              {isAsked && 'This cannot be undone.'}
            </p>
            {/* The same button, so that the focus stays, and a held Enter erases nothing. */}
            <Button
              variant="secondary"
              size="small"
              aria-describedby="preferences-sure"
              onClick={handleAsk}
            >
              {isAsked ? 'Cancel' : 'Erase my data'}
            </Button>
            {isAsked && (
              <Button size="small" onClick={handleErase}>
                Yes, erase everything
              </Button>
            )}
          </div>
        </section>
      </div>
    </Dialog>
  );
});

async function reportErasing(): Promise<void> {
  // If the browser refuses access to the worker, erasing counts as failed.
  const isDone = await forgetVisits().catch(() => false);
  showToast(
    isDone
      ? 'Everything the shop had stored here was erased.'
      : 'The pages stored for offline use could not be erased. Please try again.',
  );
}
