import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { COUNTRIES } from '../profile/options';
import classes from './Register.module.scss';
import type { StepProps } from './RegistrationWizard';
import { WizardInput, WizardPassword, WizardSelect } from './WizardFields';

/** Step 3: password and address (docs/product/account.md#registration). The hints are only advice. */
export const AddressStep = observer(function AddressStep({ wizard }: StepProps): ReactNode {
  const { email } = wizard.values;
  return (
    <div className={classes.fields}>
      {/* Password managers need the account of the password. The visible email field is on the first step. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <WizardPassword
        name="password"
        hint="Any password works; longer is stronger"
        wizard={wizard}
      />
      <WizardPassword
        name="confirmPassword"
        hint={wizard.hasPasswordMismatch ? 'Passwords don’t match yet' : 'Repeat the password'}
        wizard={wizard}
      />
      <div className={classes.wide}>
        <WizardInput name="address" wizard={wizard} />
      </div>
      <WizardInput name="city" wizard={wizard} />
      <WizardInput name="state" wizard={wizard} />
      <WizardInput name="zipCode" wizard={wizard} />
      <WizardSelect name="country" options={COUNTRIES} wizard={wizard} />
    </div>
  );
});
