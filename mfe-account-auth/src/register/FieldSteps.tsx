import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Input } from 'shared-ui';
import { Select } from 'shared-ui/select';
import { PasswordInput } from '../auth/PasswordInput';
import { COUNTRIES, GENDERS } from '../profile/options';
import { FIELD_TEXTS, STEP_FIELDS, type TextField } from './fields';
import classes from './Register.module.scss';
import type { StepProps } from './RegistrationWizard';

/** Step 1: name, email, phone, date of birth and gender (docs/product/account.md#registration). */
export function PersonalStep({ wizard }: StepProps): ReactNode {
  return (
    <div className={classes.fields}>
      {STEP_FIELDS.get(1)?.map((name) => (
        <WizardField key={name} wizard={wizard} name={name} />
      ))}
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
      <WizardField wizard={wizard} name="password" hint="Any password works; longer is stronger" />
      <WizardField
        wizard={wizard}
        name="confirmPassword"
        hint={wizard.hasPasswordMismatch ? 'Passwords don’t match yet' : 'Repeat the password'}
      />
      <div className={classes.wide}>
        <WizardField wizard={wizard} name="address" />
      </div>
      <WizardField wizard={wizard} name="city" />
      <WizardField wizard={wizard} name="state" />
      <WizardField wizard={wizard} name="zipCode" />
      <WizardField wizard={wizard} name="country" />
    </div>
  );
});

interface FieldProps extends StepProps {
  readonly name: TextField;
  readonly hint?: string;
}

/** A field of the wizard. It is marked as required, but not enforced (docs/product/account.md#registration). */
const WizardField = observer(function WizardField({ wizard, name, hint }: FieldProps): ReactNode {
  const props = {
    ...FIELD_TEXTS[name],
    name,
    hint,
    value: wizard.values[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      wizard.fill({ [name]: target.value }),
    error: wizard.errorOf(name),
    isErrorQuiet: true,
  };
  switch (name) {
    case 'gender':
      return <Select {...props} options={GENDERS} />;
    case 'country':
      return <Select {...props} options={COUNTRIES} />;
    case 'password':
    case 'confirmPassword':
      return <PasswordInput {...props} />;
    default:
      return <Input {...props} />;
  }
});
