import { useId, type ReactNode } from 'react';
import { readReturnTo } from 'shared-state';
import { Button, Notice, PageTitle } from 'shared-ui';
import { Link, useLocation, useNavigate } from 'shared-ui/router';
import { EntrancePage } from '../entrance/EntrancePage';
import classes from '../login/Login.module.scss';
import { LoginForm } from '../login/LoginForm';
import { signInReason } from '../login/reason';

/** `/login` (SPEC §2, Login). */
export default function Login(): ReactNode {
  const { state } = useLocation();
  const navigate = useNavigate();
  const noteId = useId();
  const returnTo = readReturnTo(state);
  const reason = signInReason(returnTo);

  const handleSuccess = (): void => {
    void navigate(returnTo, { replace: true, state: returnTo.state });
  };

  return (
    <EntrancePage title="Sign In">
      <PageTitle>Sign In</PageTitle>
      <div className={classes.page}>
        {reason && <Notice>{reason}</Notice>}
        <LoginForm onSuccess={handleSuccess} />
        <div className={classes.providers}>
          <Button variant="secondary" aria-describedby={noteId}>
            Google
          </Button>
          <Button variant="secondary" aria-describedby={noteId}>
            Facebook
          </Button>
        </div>
        <p id={noteId} className={classes.note}>
          Demo: Google and Facebook are not connected.
        </p>
        <p className={classes.links}>
          <Link to="/register" state={state}>
            Create account
          </Link>
          <Link to="/">Continue as Guest</Link>
        </p>
      </div>
    </EntrancePage>
  );
}
