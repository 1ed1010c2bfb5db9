import { useState, type ComponentProps, type ReactNode } from 'react';
import { IconButton, Input } from 'shared-ui';

type Props = Omit<ComponentProps<typeof Input>, 'type' | 'right'>;

/** A password field with a button that shows the text. Pasting is allowed, and only `required` is validated. */
export function PasswordInput(props: Props): ReactNode {
  const [isShown, setIsShown] = useState(false);
  return (
    <Input
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      right={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          // Not `aria-label`, because queries for the label "Password" would match the button too.
          hasTextLabel
          label={isShown ? 'Hide password' : 'Show password'}
          onClick={() => setIsShown(!isShown)}
        />
      }
      {...props}
    />
  );
}
