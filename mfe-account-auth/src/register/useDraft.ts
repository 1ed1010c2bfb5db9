import { reaction } from 'mobx';
import { useEffect } from 'react';
import { keepDraft, readDraft } from './draft';
import type { RegistrationWizard } from './RegistrationWizard';

/** Restores the draft, and then stores changes of the form. */
export function useDraft(wizard: RegistrationWizard): void {
  useEffect(() => {
    wizard.restore(readDraft());
    return reaction(() => ({ ...wizard.values }), keepDraft);
  }, [wizard]);
}
