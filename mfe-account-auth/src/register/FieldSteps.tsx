import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Input } from 'shared-ui';
import { Select } from 'shared-ui/select';
import { PasswordInput } from '../auth/PasswordInput';
import { COUNTRIES, GENDERS } from '../profile/options';
import { FIELD_TEXTS, type TextField } from './fields';
import classes from './Register.module.scss';
import type { RegistrationWizard, StepProps } from './RegistrationWizard';

/** Step 1: name, email, phone, date of birth and gender (docs/product/account.md#registration). */
export const PersonalStep = observer(function PersonalStep({ wizard }: StepProps): ReactNode {
  return (
    <div className={classes.fields}>
      <Input {...fieldProps(wizard, 'firstName')} />
      <Input {...fieldProps(wizard, 'lastName')} />
      <Input {...fieldProps(wizard, 'email')} />
      <Input {...fieldProps(wizard, 'phone')} />
      <Input {...fieldProps(wizard, 'dateOfBirth')} />
      <Select {...fieldProps(wizard, 'gender')} options={GENDERS} />
    </div>
  );
});

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

/** The props of a field of the wizard. It is marked as required, but not enforced (docs/product/account.md#registration). */
function fieldProps(wizard: RegistrationWizard, name: TextField) {
  return {
    ...FIELD_TEXTS[name],
    name,
    value: wizard.values[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      wizard.set(name, target.value),
    error: wizard.errorOf(name),
    isErrorQuiet: true,
  };
}
