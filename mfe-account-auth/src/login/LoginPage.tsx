import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { readReturnTo, returnPlace, useAuth } from 'shared-state';
import { PageTitle, useAfterHydration } from 'shared-ui';
import { Link, useLocation, useNavigate } from 'shared-ui/router';
import { WholeWords } from 'shared-ui/whole-words';
import { AuthLayout } from '../auth/AuthLayout';
import classes from '../auth/AuthLayout.module.scss';
import { SocialSignIn } from '../auth/SocialSignIn';
import { LoginForm } from './LoginForm';

/** `/login` (docs/product/account.md#sign-in). */
export const LoginPage = observer(function LoginPage(): ReactNode {
  const user = useAfterHydration(useAuth().user, null);
  const { state } = useLocation();
  const navigate = useNavigate();
  const returnTo = readReturnTo(state);
  // The place of the page that sent the shopper here.
  const place = useAfterHydration(returnPlace(returnTo), undefined);

  const handleSuccess = (): void => {
    void navigate(returnTo, { replace: true, state: returnTo.state });
  };

  return (
    // The reason for the sign-in replaces the lead, so that nothing moves when it appears (docs/pages.md).
    <AuthLayout
      title="Sign In"
      lead={
        user ? (
          <span>
            You are signed in as <bdi>{user.email.trim() || user.name.trim() || 'Unnamed'}</bdi>.{' '}
            <Link to={returnTo} state={returnTo.state} replace>
              Continue
            </Link>
          </span>
        ) : (
          <WholeWords>
            {place
              ? `Sign in to continue to ${place} - in this demo any e-mail and password work`
              : 'Good to see you again.'}
          </WholeWords>
        )
      }
    >
      <PageTitle path="/login" isUnlisted>
        Sign In
      </PageTitle>
      <LoginForm onSuccess={handleSuccess} />
      <SocialSignIn />
      <p className={classes.links}>
        <Link to="/register" state={state}>
          Create account
        </Link>
        <Link to="/">Continue as Guest</Link>
      </p>
    </AuthLayout>
  );
});
