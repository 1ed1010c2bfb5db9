import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useAuth } from 'shared-state';
import { Button, Form, Notice, showToast, VisuallyHidden } from 'shared-ui';
import { FieldLinks } from 'shared-ui/forms';
import { Progress } from 'shared-ui/progress';
import { useAuthSubmit } from '../auth/useAuthSubmit';
import { AvatarStep } from './AvatarStep';
import { dropDraft, useDraft } from './draft';
import { STEPS, type Step } from './fields';
import { AddressStep, PersonalStep } from './FieldSteps';
import { TermsStep } from './TermsStep';
import classes from './Register.module.scss';
import { RegistrationWizard, type StepProps } from './RegistrationWizard';
import { sampleProfiles } from './sampleProfiles';
import { useStepHistory } from './useStepHistory';
import { WizardButtons } from './WizardButtons';

interface Props {
  /** Called with the shopper's first name, which may be empty. */
  readonly onSuccess: (firstName: string) => void;
}

const PAGES: Readonly<Record<Step, { title: string; Page: ComponentType<StepProps> }>> = {
  1: { title: 'Personal information', Page: PersonalStep },
  2: { title: 'Choose your avatar', Page: AvatarStep },
  3: { title: 'Password and address', Page: AddressStep },
  4: { title: 'Preferences and terms', Page: TermsStep },
};

/** The registration wizard: four steps, submitted on the last one only (docs/product/account.md#registration). */
export const RegisterForm = observer(function RegisterForm({ onSuccess }: Props): ReactNode {
  const session = useAuth();
  const [wizard] = useState(() => new RegistrationWizard());
  const form = useStepFocus(wizard);
  useStepHistory(wizard);
  useDraft(wizard);
  const { error, submit } = useAuthSubmit({
    refusal: 'Registration failed',
    exception: 'An error occurred during registration',
  });
  const isBusy = session.activity === 'register';
  const { title, Page } = PAGES[wizard.step];

  const handleSubmit = async (): Promise<void> => {
    // Enter in a field of an earlier step does not submit.
    if (!wizard.isLast || isBusy) return;
    if (!(await submit(() => session.register({ ...wizard.values })))) return;
    dropDraft();
    onSuccess(wizard.values.firstName.trim());
  };

  return (
    <Form
      ref={form}
      className={classes.form}
      // The last step lists empty fields only as advice.
      noValidate
      onClickCapture={({ currentTarget }) => wizard.fillFrom(currentTarget)}
      onSubmit={() => void handleSubmit()}
    >
      <Progress label={`Step ${wizard.step} of ${STEPS.length}`} percent={wizard.percent} />
      <SampleButtons wizard={wizard} />
      <h2 tabIndex={-1} className={classes.title}>
        {title}
      </h2>
      <AdviceList wizard={wizard} />
      {wizard.hasLostPasswords && (
        <Notice>This page was reloaded and passwords are never stored: please enter yours.</Notice>
      )}
      <Page wizard={wizard} />
      {error && <Notice tone="danger">{error}</Notice>}
      <WizardButtons wizard={wizard} isBusy={isBusy} />
      <VisuallyHidden role="status">{isBusy ? 'Creating your account' : ''}</VisuallyHidden>
    </Form>
  );
});

/** Moves the focus after each change of step: to the step's heading or to a field. */
function useStepFocus({ focus }: RegistrationWizard) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (!focus) return;
    // No field has the name "heading".
    const field = form.current?.elements.namedItem(focus.target);
    const element = field instanceof HTMLElement ? field : form.current?.querySelector('h2');
    element?.focus();
  }, [focus]);

  return form;
}

/** The two buttons that fill in the whole form (docs/product/account.md#registration). */
function SampleButtons({ wizard }: StepProps): ReactNode {
  return (
    <div role="group" aria-label="Fill in a sample" className={classes.samples}>
      {sampleProfiles.map((profile, index) => (
        <Button
          key={profile.email}
          variant="quiet"
          size="small"
          onClick={() => {
            wizard.fill(profile);
            showToast(`All four steps were filled in as ${profile.firstName} ${profile.lastName}.`);
          }}
        >
          {`Use sample profile ${index + 1}`}
        </Button>
      ))}
    </div>
  );
}

/** Advice, each with a link to its field: on the last step about all fields, before it about earlier steps. */
const AdviceList = observer(function AdviceList({ wizard }: StepProps): ReactNode {
  const { isLast } = wizard;
  const advice = isLast ? wizard.advice : wizard.adviceOnLeftSteps;
  if (advice.length === 0) return null;
  return (
    <Notice>
      <p>
        {isLast
          ? 'You can create the account as it is, or look at these again:'
          : 'You can continue, or look at these again:'}
      </p>
      <FieldLinks links={advice} onChoose={({ step, field }) => wizard.goTo(step, field)} />
    </Notice>
  );
});
