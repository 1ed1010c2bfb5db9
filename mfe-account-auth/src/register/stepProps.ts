import type { RegistrationWizard } from './RegistrationWizard';

/** What each step of the wizard is given. */
export interface StepProps {
  readonly wizard: RegistrationWizard;
}
