import { reaction } from 'mobx';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'shared-ui/router';
import { STEPS, type Step } from './fields';
import type { RegistrationWizard } from './RegistrationWizard';

/** What an entry of the history knows of the wizard, beside whatever else its state holds. */
interface StepState {
  readonly registerStep: Step;
  /** The step of the entry before: Previous goes back to it instead of adding one more. */
  readonly registerCameFrom: Step;
}

/** Makes each change of step an entry of the history, so that Back and Forward walk the steps; a reload stays on its step. */
export function useStepHistory(wizard: RegistrationWizard): void {
  const location = useLocation();
  const navigate = useNavigate();
  const latest = useRef(location);

  useEffect(() => {
    latest.current = location;
    const step = readStep(location.state, 'registerStep') ?? 1;
    if (step !== wizard.step) wizard.goTo(step, 'heading');
  }, [location, wizard]);

  useEffect(
    () =>
      reaction(
        () => wizard.step,
        (step, previous) => {
          const { pathname, state } = latest.current;
          if (step === (readStep(state, 'registerStep') ?? 1)) return;
          if (step === readStep(state, 'registerCameFrom')) void navigate(-1);
          else
            void navigate(pathname, { state: { ...asRecord(state), ...entryOf(step, previous) } });
        },
      ),
    [navigate, wizard],
  );
}

function entryOf(step: Step, previous: Step): StepState {
  return { registerStep: step, registerCameFrom: previous };
}

/** A step in the navigation state, which anybody can forge. */
function readStep(state: unknown, field: keyof StepState): Step | undefined {
  return STEPS.find((step) => step === asRecord(state)[field]);
}

function asRecord(state: unknown): Record<string, unknown> {
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
