import type { ReactNode } from 'react';
import { GENDERS } from '../profile/options';
import classes from './Register.module.scss';
import type { StepProps } from './stepProps';
import { WizardInput, WizardSelect } from './WizardFields';

/** Step 1: name, email, phone, date of birth and gender (docs/product/account.md#registration). */
export function PersonalStep({ wizard }: StepProps): ReactNode {
  const props = { wizard };
  return (
    <div className={classes.fields}>
      <WizardInput name="firstName" label="First Name" autoComplete="given-name" {...props} />
      <WizardInput name="lastName" label="Last Name" autoComplete="family-name" {...props} />
      <WizardInput name="email" label="Email" type="email" autoComplete="email" {...props} />
      <WizardInput name="phone" label="Phone" type="tel" autoComplete="tel" {...props} />
      <WizardInput
        name="dateOfBirth"
        label="Date of Birth"
        type="date"
        autoComplete="bday"
        {...props}
      />
      <WizardSelect name="gender" label="Gender" autoComplete="sex" options={GENDERS} {...props} />
    </div>
  );
}
