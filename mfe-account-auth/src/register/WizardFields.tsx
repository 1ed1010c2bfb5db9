import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Input } from 'shared-ui';
import { Select, type SelectOption } from 'shared-ui/select';
import { PasswordInput } from '../auth/PasswordInput';
import { FIELD_TEXTS, type TextField } from './fields';
import type { StepProps } from './RegistrationWizard';

interface Props extends StepProps {
  readonly name: TextField;
}

/** A text field of the wizard. It is marked as required, but not enforced (docs/product/account.md#registration). */
export const WizardInput = observer(function WizardInput(props: Props): ReactNode {
  return <Input {...fieldProps(props)} />;
});

/** A select of the wizard, also marked as required. */
export const WizardSelect = observer(function WizardSelect({
  options,
  ...props
}: Props & { readonly options: readonly SelectOption[] }): ReactNode {
  return <Select {...fieldProps(props)} options={options} />;
});

/** A field for a new password, with advice. */
export const WizardPassword = observer(function WizardPassword({
  hint,
  ...props
}: Props & { readonly hint: string }): ReactNode {
  return <PasswordInput {...fieldProps(props)} hint={hint} />;
});

/** Called while the field renders, so that each field observes its own value and message. */
function fieldProps({ wizard, name }: Props) {
  return {
    ...FIELD_TEXTS[name],
    name,
    value: wizard.values[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      wizard.set(name, event.target.value),
    error: wizard.errorOf(name),
    isErrorQuiet: true,
  };
}
