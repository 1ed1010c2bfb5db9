import { observer } from 'mobx-react-lite';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useAuth } from 'shared-state';
import { Button, Checkbox, Input, Notice, Spinner } from 'shared-ui';
import { useEntrance } from '../entrance/useEntrance';
import classes from './Login.module.scss';
import { quickFills } from './quickFills';

interface Props {
  readonly onSuccess: () => void;
}

/** E-mail, password and the quick fills (SPEC §2, Login). */
export const LoginForm = observer(function LoginForm({ onSuccess }: Props): ReactNode {
  const session = useAuth();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { error, enter } = useEntrance({
    refused: 'Login failed',
    threw: 'An error occurred during login',
  });
  const isBusy = session.activity === 'login';

  const handleSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    if (await enter(() => session.login(email, password))) onSuccess();
  };

  return (
    <form className={classes.form} onSubmit={(event) => void handleSubmit(event)}>
      {error && <Notice tone="danger">{error}</Notice>}
      <Input
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        required
      />
      <Input
        label="Password"
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        required
      />
      <Checkbox label="Remember me" hint="You stay signed in either way" />
      <Button type="submit" isFullWidth aria-disabled={isBusy}>
        {isBusy && <Spinner />}
        {isBusy ? 'Signing In...' : 'Sign In'}
      </Button>
      <div role="group" aria-label="Fill in a sample" className={classes.fills}>
        {quickFills.map((fill) => (
          <Button
            key={fill.label}
            size="small"
            variant="secondary"
            onClick={() => {
              setEmail(fill.email);
              setPassword(fill.password);
            }}
          >
            {fill.label}
          </Button>
        ))}
      </div>
    </form>
  );
});
