import type { ReactNode } from 'react';
import { PageTitle } from 'shared-ui';
import { Link, useLocation, useNavigate } from 'shared-ui/router';
import { AuthLayout } from '../auth/AuthLayout';
import classes from '../auth/AuthLayout.module.scss';
import { SocialSignIn } from '../auth/SocialSignIn';
import { logProvider } from '../register/logProvider';
import { RegisterForm } from '../register/RegisterForm';

/** `/register` (SPEC §2, Register). */
export default function Register(): ReactNode {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (
    <AuthLayout title="Create account" lead="Four short steps, kept in this browser alone.">
      <PageTitle path="/register" isUnlisted>
        Create account
      </PageTitle>
      <RegisterForm onSuccess={() => void navigate('/', { replace: true })} />
      <SocialSignIn onChoose={logProvider} />
      <p className={classes.links}>
        <span>
          Already have one?{' '}
          <Link to="/login" state={state}>
            Sign in
          </Link>
        </span>
      </p>
    </AuthLayout>
  );
}
