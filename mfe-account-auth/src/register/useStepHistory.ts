import { reaction } from 'mobx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'shared-ui/router';
import { STEPS, type Step } from './fields';
import type { RegistrationWizard } from './RegistrationWizard';

/** The wizard's part of a history entry's state. */
interface StepState {
  readonly registerStep: Step;
  /** The step of the previous entry. Previous goes back to it instead of adding an entry. */
  readonly registerCameFrom: Step;
}

/** Adds a history entry for each change of step, so that Back and Forward move between steps. A reload keeps the step. */
export function useStepHistory(wizard: RegistrationWizard): void {
  const location = useLocation();
  const navigate = useNavigate();
  /**
   * Whether an address that this form asked for has not arrived. The browser goes back after the script, and the host renders an
   * address when it can, so the shopper can press another button before.
   */
  const isUnderWay = useRef(false);

  const follow = useEffectEvent((step: Step) => {
    const { pathname, state } = location;
    const present = readStep(state, 'registerStep') ?? 1;
    if (step === present || isUnderWay.current) return;
    isUnderWay.current = true;
    const entry: StepState = { registerStep: step, registerCameFrom: present };
    if (step === readStep(state, 'registerCameFrom')) void navigate(-1);
    else void navigate(pathname, { state: { ...asRecord(state), ...entry } });
  });

  useEffect(() => {
    const step = readStep(location.state, 'registerStep') ?? 1;
    if (isUnderWay.current) {
      isUnderWay.current = false;
      follow(wizard.step);
    } else if (step !== wizard.step) wizard.goTo(step, 'heading');
  }, [location, wizard]);

  useEffect(() => {
    const stepOf = (): Step => wizard.step;
    return reaction(stepOf, (step) => follow(step));
  }, [wizard]);
}

/**
 * The navigation state for a link to a page that links back to the wizard. It has the step, but not the previous step,
 * because the previous entry will belong to that page.
 */
export function leavingState(state: unknown): unknown {
  return { ...asRecord(state), registerCameFrom: undefined };
}

/** The step in a navigation state, which can be forged. */
function readStep(state: unknown, field: keyof StepState): Step | undefined {
  return STEPS.find((step) => step === asRecord(state)[field]);
}

function asRecord(state: unknown): Record<string, unknown> {
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
