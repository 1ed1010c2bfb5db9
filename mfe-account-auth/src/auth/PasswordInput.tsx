import { useState, type ReactNode } from 'react';
import { IconButton, Input } from 'shared-ui';
import { useRequiredField } from 'shared-ui/forms';

interface Props {
  readonly label: string;
  /** The message for an empty field, in forms that show it at the field. */
  readonly missing?: string;
  readonly name: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  /** The error message, if the form does not provide it. The owner announces it. */
  readonly error?: string | undefined;
}

/** A password field with a button that shows the text. Pasting is allowed, and only `required` is validated. */
export function PasswordInput({ label, missing = '', value, onChange, ...rest }: Props): ReactNode {
  const [isShown, setIsShown] = useState(false);
  const required = useRequiredField(missing);
  return (
    <Input
      label={label}
      type={isShown ? 'text' : 'password'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      autoCapitalize="none"
      spellCheck={false}
      {...required}
      right={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          // Not `aria-label`, because queries for the label "Password" would match the button too.
          hasTextLabel
          label={isShown ? 'Hide password' : 'Show password'}
          onClick={() => setIsShown(!isShown)}
        />
      }
      {...rest}
    />
  );
}
