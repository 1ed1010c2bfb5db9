import type { RegistrationWizard } from './RegistrationWizard';

/** Props of every step of the wizard. */
export interface StepProps {
  readonly wizard: RegistrationWizard;
}
