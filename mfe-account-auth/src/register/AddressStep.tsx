import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Input } from 'shared-ui';
import { Select } from 'shared-ui/select';
import { PasswordInput } from '../auth/PasswordInput';
import { COUNTRIES } from '../profile/options';
import { fieldProps } from './fieldProps';
import classes from './Register.module.scss';
import type { StepProps } from './RegistrationWizard';

/** Step 3: password and address (docs/product/account.md#registration). The hints are only advice. */
export const AddressStep = observer(function AddressStep({ wizard }: StepProps): ReactNode {
  const { email } = wizard.values;
  return (
    <div className={classes.fields}>
      {/* Password managers need the account of the password. The visible email field is on the first step. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        {...fieldProps(wizard, 'password')}
        hint="Any password works; longer is stronger"
      />
      <PasswordInput
        {...fieldProps(wizard, 'confirmPassword')}
        hint={wizard.hasPasswordMismatch ? 'Passwords don’t match yet' : 'Repeat the password'}
      />
      <div className={classes.wide}>
        <Input {...fieldProps(wizard, 'address')} />
      </div>
      <Input {...fieldProps(wizard, 'city')} />
      <Input {...fieldProps(wizard, 'state')} />
      <Input {...fieldProps(wizard, 'zipCode')} />
      <Select {...fieldProps(wizard, 'country')} options={COUNTRIES} />
    </div>
  );
});
