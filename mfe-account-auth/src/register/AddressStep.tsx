import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { COUNTRIES } from '../profile/options';
import { passwordStrength } from './passwordStrength';
import classes from './Register.module.scss';
import type { StepProps } from './stepProps';
import { WizardInput, WizardPassword, WizardSelect } from './WizardFields';

/** Step 3: password and address (docs/product/account.md#registration). The hints are only advice. */
export const AddressStep = observer(function AddressStep({ wizard }: StepProps): ReactNode {
  const props = { wizard };
  const { email } = wizard.values;
  return (
    <div className={classes.fields}>
      {/* Password managers need the account of the password. The visible email field is on the first step. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <WizardPassword
        name="password"
        label="Password"
        hint={() => adviceOn(wizard.values.password)}
        {...props}
      />
      <WizardPassword
        name="confirmPassword"
        label="Confirm Password"
        hint={() =>
          wizard.hasPasswordMismatch ? 'Passwords don’t match yet' : 'Repeat the password'
        }
        {...props}
      />
      <div className={classes.wide}>
        <WizardInput name="address" label="Address" autoComplete="address-line1" {...props} />
      </div>
      <WizardInput name="city" label="City" autoComplete="address-level2" {...props} />
      <WizardInput name="state" label="State" autoComplete="address-level1" {...props} />
      <WizardInput name="zipCode" label="ZIP Code" autoComplete="postal-code" {...props} />
      <WizardSelect
        name="country"
        label="Country"
        autoComplete="country"
        options={COUNTRIES}
        {...props}
      />
    </div>
  );
});

function adviceOn(password: string): string {
  const strength = passwordStrength(password);
  return strength ? `Strength: ${strength}` : 'Any password works; longer is stronger';
}
