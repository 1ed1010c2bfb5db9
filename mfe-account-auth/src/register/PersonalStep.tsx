import type { ReactNode } from 'react';
import { GENDERS } from '../profile/options';
import classes from './Register.module.scss';
import type { StepProps } from './RegistrationWizard';
import { WizardInput, WizardSelect } from './WizardFields';

/** Step 1: name, email, phone, date of birth and gender (docs/product/account.md#registration). */
export function PersonalStep(props: StepProps): ReactNode {
  return (
    <div className={classes.fields}>
      <WizardInput name="firstName" {...props} />
      <WizardInput name="lastName" {...props} />
      <WizardInput name="email" {...props} />
      <WizardInput name="phone" {...props} />
      <WizardInput name="dateOfBirth" {...props} />
      <WizardSelect name="gender" options={GENDERS} {...props} />
    </div>
  );
}
