import type { ReactNode } from 'react';
import { readReturnTo, returnPlace, returnState } from 'shared-state';
import { PageTitle, SHOP_NAME, showToast } from 'shared-ui';
import { Link, useLocation, useNavigate } from 'shared-ui/router';
import { AuthLayout } from '../auth/AuthLayout';
import classes from '../auth/AuthLayout.module.scss';
import { SocialSignIn } from '../auth/SocialSignIn';
import { RegisterForm } from './RegisterForm';
import { leavingState } from './useStepHistory';

/** `/register` (docs/product/account.md#registration). */
export function RegisterPage(): ReactNode {
  const navigate = useNavigate();
  const { state } = useLocation();

  const handleSuccess = (firstName: string): void => {
    showToast(firstName ? `Welcome to ${SHOP_NAME}, ${firstName}.` : `Welcome to ${SHOP_NAME}.`);
    // The welcome page offers to continue where the shopper was sent to sign in, such as the checkout of a Buy Now.
    const from = readReturnTo(state);
    void navigate('/', { replace: true, state: returnPlace(from) ? returnState(from) : null });
  };

  return (
    <AuthLayout title="Create account" lead="Four short steps, kept in this browser alone.">
      <PageTitle path="/register" isUnlisted>
        Create account
      </PageTitle>
      <RegisterForm onSuccess={handleSuccess} />
      <SocialSignIn onChoose={logProvider} />
      <p className={classes.links}>
        <span>
          Already have one?{' '}
          <Link to="/login" state={leavingState(state)}>
            Sign in
          </Link>
        </span>
      </p>
    </AuthLayout>
  );
}

/** The buttons of other providers only log (docs/product/account.md#registration). */
function logProvider(provider: string): void {
  // oxlint-disable-next-line no-console -- they only log
  console.info(`Registering with ${provider} is not connected in this demo.`);
}
