import type { ReactNode } from 'react';
import { returnState } from 'shared-state';
import { ButtonLink } from 'shared-ui';
import { useLocation } from 'shared-ui/router';
import classes from './AccountPage.module.scss';

/** Invites a guest to sign in and return to this page. */
export function GuestCard(): ReactNode {
  const state = returnState(useLocation());
  return (
    <div className={classes.guest}>
      <p>You are shopping as a guest. Sign in to see your profile and your orders.</p>
      <div className={classes.links}>
        <ButtonLink to="/login" state={state}>
          Sign in
        </ButtonLink>
        <ButtonLink to="/register" variant="secondary">
          Create account
        </ButtonLink>
      </div>
    </div>
  );
}
