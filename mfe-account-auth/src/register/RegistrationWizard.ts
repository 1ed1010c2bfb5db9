import { makeAutoObservable, observableRef } from 'mobx';
import {
  BLANK,
  REQUIRED_FIELDS,
  STEPS,
  type RegistrationValues,
  type Step,
  type TextField,
} from './fields';

/** Something that the last step advises to look at again, and where it is. */
export interface Advice {
  readonly field: TextField;
  readonly step: Step;
  readonly text: string;
}

/** Where the focus belongs after a change of step: the step's heading, or one of its fields. */
export type FocusTarget = 'heading' | TextField;

/** The registration form as it is filled in, step by step (SPEC §4, Register wizard). It is kept in memory alone. */
export class RegistrationWizard {
  step: Step = 1;
  values: RegistrationValues = BLANK;
  /** Replaced at every change of step, so that each one moves the focus. */
  focus: { readonly target: FocusTarget } | null = null;

  constructor() {
    makeAutoObservable(this, { values: observableRef, focus: observableRef }, { autoBind: true });
  }

  /** How far the shopper is: 25, 50, 75 or 100. */
  get percent(): number {
    return (this.step / STEPS.length) * 100;
  }

  get isFirst(): boolean {
    return this.step === 1;
  }

  get isLast(): boolean {
    return this.step === STEPS.length;
  }

  /** True once both passwords are there and differ. */
  get hasPasswordMismatch(): boolean {
    const { password, confirmPassword } = this.values;
    return password !== '' && confirmPassword !== '' && password !== confirmPassword;
  }

  /** What is still empty or does not match; advice, never a condition (SPEC §5). */
  get advice(): readonly Advice[] {
    const missing = REQUIRED_FIELDS.filter(({ name }) => this.values[name].trim() === '').map(
      ({ name, label, step }): Advice => ({ field: name, step, text: label }),
    );
    if (!this.hasPasswordMismatch) return missing;
    return [...missing, { field: 'confirmPassword', step: 3, text: "Passwords don't match" }];
  }

  set<Field extends keyof RegistrationValues>(
    field: Field,
    value: RegistrationValues[Field],
  ): void {
    this.values = { ...this.values, [field]: value };
  }

  /** Fills in a whole profile; the step stays. */
  fill(profile: RegistrationValues): void {
    this.values = profile;
  }

  next(): void {
    this.move(1);
  }

  previous(): void {
    this.move(-1);
  }

  goTo(step: Step, target: FocusTarget): void {
    this.step = step;
    this.focus = { target };
  }

  private move(by: 1 | -1): void {
    const step = STEPS.find((candidate) => candidate === this.step + by);
    if (step) this.goTo(step, 'heading');
  }
}
