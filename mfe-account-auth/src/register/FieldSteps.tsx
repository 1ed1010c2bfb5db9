import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Input } from 'shared-ui';
import { Select, type SelectOption } from 'shared-ui/select';
import { PasswordInput } from '../auth/PasswordInput';
import { COUNTRIES, GENDERS } from '../profile/options';
import { FIELD_TEXTS, type TextField } from './fields';
import classes from './Register.module.scss';
import type { RegistrationWizard, StepProps } from './RegistrationWizard';

/** Step 1: name, email, phone, date of birth and gender (docs/product/account.md#registration). */
export function PersonalStep({ wizard }: StepProps): ReactNode {
  return (
    <div className={classes.fields}>
      <WizardInput wizard={wizard} name="firstName" />
      <WizardInput wizard={wizard} name="lastName" />
      <WizardInput wizard={wizard} name="email" />
      <WizardInput wizard={wizard} name="phone" />
      <WizardInput wizard={wizard} name="dateOfBirth" />
      <WizardSelect wizard={wizard} name="gender" options={GENDERS} />
    </div>
  );
}

/** Step 3: password and address (docs/product/account.md#registration). The hints are only advice. */
export const AddressStep = observer(function AddressStep({ wizard }: StepProps): ReactNode {
  const { email } = wizard.values;
  return (
    <div className={classes.fields}>
      {/* Password managers need the account of the password. The visible email field is on the first step. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <WizardPassword
        wizard={wizard}
        name="password"
        hint="Any password works; longer is stronger"
      />
      <WizardPassword
        wizard={wizard}
        name="confirmPassword"
        hint={wizard.hasPasswordMismatch ? 'Passwords don’t match yet' : 'Repeat the password'}
      />
      <div className={classes.wide}>
        <WizardInput wizard={wizard} name="address" />
      </div>
      <WizardInput wizard={wizard} name="city" />
      <WizardInput wizard={wizard} name="state" />
      <WizardInput wizard={wizard} name="zipCode" />
      <WizardSelect wizard={wizard} name="country" options={COUNTRIES} />
    </div>
  );
});

// Each field observes only itself. A render of the whole step would set its select back, before a choice that was made before
// hydration is reported (host/src/boot/keepInput.ts).

interface FieldProps extends StepProps {
  readonly name: TextField;
}

const WizardInput = observer(function WizardInput({ wizard, name }: FieldProps): ReactNode {
  return <Input {...fieldProps(wizard, name)} />;
});

const WizardSelect = observer(function WizardSelect({
  wizard,
  name,
  options,
}: FieldProps & { readonly options: readonly SelectOption[] }): ReactNode {
  return <Select {...fieldProps(wizard, name)} options={options} />;
});

const WizardPassword = observer(function WizardPassword({
  wizard,
  name,
  hint,
}: FieldProps & { readonly hint: string }): ReactNode {
  return <PasswordInput {...fieldProps(wizard, name)} hint={hint} />;
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
