import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Input, Select, type SelectOption } from 'shared-ui';
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

/** A text field of the wizard: marked required, never enforced (SPEC §5). */
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

/** A choice of the wizard from a list, marked required as well. */
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
