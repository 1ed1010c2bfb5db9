import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Input } from 'shared-ui';
import { Select, type SelectOption } from 'shared-ui/select';
import { PasswordInput } from '../auth/PasswordInput';
import type { TextField } from './fields';
import type { StepProps } from './stepProps';

interface Named extends StepProps {
  readonly name: TextField;
  readonly label: string;
  readonly autoComplete: string;
}

interface TextProps extends Named {
  readonly type?: 'text' | 'email' | 'tel' | 'date';
}

/** A text field of the wizard. It is marked as required, but not enforced (docs/product/account.md#registration). */
export const WizardInput = observer(function WizardInput({
  wizard,
  name,
  ...rest
}: TextProps): ReactNode {
  return (
    <Input
      name={name}
      value={wizard.values[name]}
      onChange={(event) => wizard.set(name, event.target.value)}
      error={wizard.errorOf(name)}
      isErrorQuiet
      required
      {...rest}
    />
  );
});

/** A select of the wizard, also marked as required. */
export const WizardSelect = observer(function WizardSelect({
  wizard,
  name,
  ...rest
}: Named & { readonly options: readonly SelectOption[] }): ReactNode {
  return (
    <Select
      name={name}
      value={wizard.values[name]}
      onChange={(event) => wizard.set(name, event.target.value)}
      error={wizard.errorOf(name)}
      isErrorQuiet
      required
      {...rest}
    />
  );
});

interface PasswordProps extends StepProps {
  readonly name: 'password' | 'confirmPassword';
  readonly label: string;
  /** Called while the field renders, so that the field observes the values that this function reads. */
  readonly hint: () => string;
}

/** A field for a new password, with advice on the typed text. */
export const WizardPassword = observer(function WizardPassword({
  wizard,
  name,
  hint,
  ...rest
}: PasswordProps): ReactNode {
  return (
    <PasswordInput
      name={name}
      autoComplete="new-password"
      value={wizard.values[name]}
      onChange={(value) => wizard.set(name, value)}
      error={wizard.errorOf(name)}
      hint={hint()}
      {...rest}
    />
  );
});
