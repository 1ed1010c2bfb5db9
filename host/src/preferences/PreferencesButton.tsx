import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Button } from 'shared-ui';

// Few open it, so nobody else loads it.
const PreferencesDialog = lazy(() =>
  import('./PreferencesDialog').then((module) => ({ default: module.PreferencesDialog })),
);

/** Opens the preferences: how the shop looks here, and what it keeps. */
export function PreferencesButton(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Preferences
      </Button>
      {isOpen && (
        <Suspense>
          <PreferencesDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
