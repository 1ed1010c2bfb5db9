import { reaction } from 'mobx';
import { useEffect } from 'react';
import { keepDraft, readDraft } from './draft';
import type { RegistrationWizard } from './RegistrationWizard';

/** Fills in what was typed before a reload, and keeps what is typed from now on. */
export function useDraft(wizard: RegistrationWizard): void {
  useEffect(() => {
    wizard.restore(readDraft());
    return reaction(() => ({ ...wizard.values }), keepDraft);
  }, [wizard]);
}
