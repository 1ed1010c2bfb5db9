import type { ReactNode } from 'react';
import { PageTitle } from 'shared-ui';
import { Link, useLocation, useNavigate } from 'shared-ui/router';
import { EntrancePage } from '../entrance/EntrancePage';
import { RegisterForm } from '../register/RegisterForm';

/** `/register` (SPEC §2, Register). */
export default function Register(): ReactNode {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (
    <EntrancePage title="Create account">
      <PageTitle>Create account</PageTitle>
      <RegisterForm onSuccess={() => void navigate('/')} />
      <p>
        Already have one?{' '}
        <Link to="/login" state={state}>
          Sign in
        </Link>
      </p>
    </EntrancePage>
  );
}
