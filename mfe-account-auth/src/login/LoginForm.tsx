import { observer } from 'mobx-react-lite';
import { useId, useState, type ReactNode } from 'react';
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
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const fillsId = useId();
  const { error, clearError, submit } = useAuthSubmit({
    refused: 'Login failed',
    threw: 'An error occurred during login',
  });
  const isBusy = session.activity === 'login';

  const handleSubmit = async (): Promise<void> => {
    if (isBusy) return;
    if (await submit(() => session.login(email.trim(), password))) onSuccess();
  };

  return (
    <ValidatedForm
      className={classes.form}
      onSubmit={() => void handleSubmit()}
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
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordInput
        label="Password"
        missing="Enter your password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
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
            onClick={() => {
              setEmail(fill.email);
              setPassword(fill.password);
            }}
          >
            {fill.label}
          </Button>
        ))}
      </div>
    </ValidatedForm>
  );
});
