import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { inertControls, VisuallyHidden } from 'shared-ui';
import { Checkbox } from 'shared-ui/choice';
import { Link, type LinkProps } from 'shared-ui/router';
import classes from './Register.module.scss';
import type { StepProps } from './RegistrationWizard';

const BENEFITS = [
  'Open your wishlist without signing in again',
  'Checkout begins with your name, email and address filled in',
  'Your profile and your orders in one place',
  'Everything stays in this browser',
];

/** Step 4: newsletter, terms and the benefits of an account (docs/product/account.md#registration). */
export const TermsStep = observer(function TermsStep({ wizard }: StepProps): ReactNode {
  const benefitsId = useId();
  return (
    <div className={classes.step}>
      <Checkbox
        label="Newsletter: new fabrics and styles, now and then"
        name="newsletter"
        checked={wizard.values.newsletter}
        onChange={(event) => wizard.fill({ newsletter: event.target.checked })}
        hint={inertControls.newsletter}
      />
      <Checkbox
        label="Terms: I agree to the terms and the privacy policy"
        name="terms"
        checked={wizard.values.terms}
        onChange={(event) => wizard.fill({ terms: event.target.checked })}
        hint={
          <span>
            Read the <LegalLink to="/terms">Terms & Conditions</LegalLink> and the{' '}
            <LegalLink to="/privacy">Privacy Policy</LegalLink>
          </span>
        }
      />
      <section aria-labelledby={benefitsId} className={classes.benefits}>
        <h3 id={benefitsId}>Why create an account</h3>
        <ul>
          {BENEFITS.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </section>
    </div>
  );
});

/** Opens in a new tab, so that the form does not change. */
function LegalLink({ to, children }: LinkProps): ReactNode {
  return (
    <Link to={to} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </Link>
  );
}
