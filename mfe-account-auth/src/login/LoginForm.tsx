import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { useAuth } from 'shared-state';
import { Button, Input, Notice, Spinner, VisuallyHidden } from 'shared-ui';
import { Checkbox } from 'shared-ui/choice';
import { ErrorSummary, PERSON_FIELDS, ValidatedForm } from 'shared-ui/forms';
import { PasswordInput } from '../auth/PasswordInput';
import { useAuthSubmit } from '../auth/useAuthSubmit';
import classes from './Login.module.scss';

/** Any email and password work (docs/product/account.md#session). The names imply no roles. */
const QUICK_FILLS = [
  { label: 'User', email: 'user@example.com', password: 'demo-user' },
  { label: 'Admin', email: 'admin@example.com', password: 'demo-admin' },
  { label: 'Customer', email: 'customer@example.com', password: 'demo-customer' },
];

interface Props {
  readonly onSuccess: () => void;
}

/** The form: email, password and the quick fills (docs/product/account.md#sign-in). */
export const LoginForm = observer(function LoginForm({ onSuccess }: Props): ReactNode {
  const session = useAuth();
  const fillsId = useId();
  const { error, clearError, submit } = useAuthSubmit({
    refusal: 'Login failed',
    exception: 'An error occurred during login',
  });
  const isBusy = session.activity === 'login';

  const handleSubmit = async (form: HTMLFormElement): Promise<void> => {
    if (isBusy) return;
    const { email, password } = fieldsOf(form);
    if (await submit(() => session.login(email.value.trim(), password.value))) onSuccess();
  };

  return (
    <ValidatedForm
      className={classes.form}
      onSubmit={({ currentTarget }) => void handleSubmit(currentTarget)}
      onInvalid={clearError}
    >
      {error && <Notice tone="danger">{error}</Notice>}
      <ErrorSummary />
      <Input
        label={PERSON_FIELDS.email.label}
        missing={PERSON_FIELDS.email.missing}
        // Any non-empty email is accepted, but the type `email` would require an @.
        inputMode="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        // At least one character that is not a space.
        pattern=".*\S.*"
      />
      <PasswordInput
        label="Password"
        missing="Enter your password"
        name="password"
        autoComplete="current-password"
      />
      <Checkbox label="Remember me" hint="You stay signed in either way" />
      <Button type="submit" isFullWidth aria-disabled={isBusy}>
        {isBusy && <Spinner />}
        <span>{isBusy ? 'Signing In...' : 'Sign In'}</span>
      </Button>
      <VisuallyHidden role="status">{isBusy ? 'Signing you in' : ''}</VisuallyHidden>
      <div role="group" aria-labelledby={fillsId} className={classes.fills}>
        <p id={fillsId} className={classes.note}>
          Fill in a sample
        </p>
        {QUICK_FILLS.map((fill) => (
          <Button
            key={fill.label}
            size="small"
            variant="quiet"
            onClick={({ currentTarget }) => {
              const { email, password } = fieldsOf(currentTarget.form);
              email.value = fill.email;
              password.value = fill.password;
              // The form removes the messages of corrected fields.
              email.dispatchEvent(new Event('input', { bubbles: true }));
            }}
          >
            {fill.label}
          </Button>
        ))}
      </div>
    </ValidatedForm>
  );
});

/** The text fields, which the form always has. They have no state, because a program may fill them in without an event. */
function fieldsOf(form: HTMLFormElement | null): Record<'email' | 'password', HTMLInputElement> {
  return form?.elements as ReturnType<typeof fieldsOf> & HTMLFormControlsCollection;
}
