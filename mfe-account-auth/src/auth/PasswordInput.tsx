import { useState, type ReactNode } from 'react';
import { IconButton, Input } from 'shared-ui';

interface Props {
  readonly label: string;
  readonly name: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  /** What is wrong; whoever gives it announces it. */
  readonly error?: string | undefined;
}

/** A password with a button that shows what was typed. Pasting is allowed, and nothing but `required` is asked of it. */
export function PasswordInput({ label, value, onChange, ...rest }: Props): ReactNode {
  const [isShown, setIsShown] = useState(false);
  return (
    <Input
      label={label}
      type={isShown ? 'text' : 'password'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      autoCapitalize="none"
      spellCheck={false}
      required
      isErrorQuiet
      right={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          // As an attribute it would answer to the label "Password" too.
          hasTextLabel
          label={isShown ? 'Hide password' : 'Show password'}
          onClick={() => setIsShown(!isShown)}
        />
      }
      {...rest}
    />
  );
}
