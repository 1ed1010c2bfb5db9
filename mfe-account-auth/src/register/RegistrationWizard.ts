import { makeAutoObservable, observableRef, observableShallow } from 'mobx';
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

const MISMATCH = "Passwords don't match";

/** Where the focus belongs after a change of step: the step's heading, or one of its fields. */
export type FocusTarget = 'heading' | TextField;

/** The registration form as it is filled in, step by step (SPEC §4, Register wizard). It is kept in memory alone. */
export class RegistrationWizard {
  step: Step = 1;
  /** Each field changes by itself: what shows one is not rendered for another. */
  readonly values: RegistrationValues = { ...BLANK };
  /** Replaced at every change of step, so that each one moves the focus. */
  focus: { readonly target: FocusTarget } | null = null;
  /** The steps that the shopper has gone on from: what is missing there is marked. */
  checkedSteps: readonly Step[] = [];

  constructor() {
    makeAutoObservable(
      this,
      { values: observableShallow, focus: observableRef, checkedSteps: observableRef },
      { autoBind: true },
    );
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

  /** What is still empty, malformed or does not match; advice, never a condition (SPEC §5). */
  get advice(): readonly Advice[] {
    const advice = REQUIRED_FIELDS.flatMap(({ name, label, step }): readonly Advice[] => {
      if (isEmpty(this.values[name])) return [{ field: name, step, text: label }];
      if (isMalformed(name, this.values[name])) {
        return [{ field: name, step, text: `${label} looks mistyped` }];
      }
      return [];
    });
    if (!this.hasPasswordMismatch) return advice;
    return [...advice, { field: 'confirmPassword', step: 3, text: MISMATCH }];
  }

  /** The advice on the steps that were left, which the steps after them repeat. */
  get adviceOnLeftSteps(): readonly Advice[] {
    return this.advice.filter(({ step }) => step < this.step && this.checkedSteps.includes(step));
  }

  /**
   * What stands beside a field of a step that was left incomplete; undefined where the field is in order. It reads that
   * field alone: what shows one is not rendered for another.
   */
  errorOf(field: TextField): string | undefined {
    const step = REQUIRED_FIELDS.find(({ name }) => name === field)?.step;
    if (step === undefined || !this.checkedSteps.includes(step)) return undefined;
    if (isEmpty(this.values[field])) return 'This field is still empty';
    if (isMalformed(field, this.values[field])) return 'This looks mistyped';
    return field === 'confirmPassword' && this.hasPasswordMismatch ? MISMATCH : undefined;
  }

  set<Field extends keyof RegistrationValues>(
    field: Field,
    value: RegistrationValues[Field],
  ): void {
    Object.assign(this.values, { [field]: value });
  }

  /** Fills in a whole profile; the step stays. */
  fill(profile: RegistrationValues): void {
    Object.assign(this.values, profile);
  }

  /** Fills in what a draft holds of the fields that are still blank. */
  restore(draft: Partial<RegistrationValues>): void {
    const isBlank = ([field]: [string, unknown]): boolean => {
      const name = field as keyof RegistrationValues;
      return this.values[name] === BLANK[name];
    };
    Object.assign(this.values, Object.fromEntries(Object.entries(draft).filter(isBlank)));
  }

  /** Goes on, whatever is missing; it is marked (SPEC §5). */
  next(): void {
    this.checkedSteps = [...new Set([...this.checkedSteps, this.step])];
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

function isEmpty(value: string): boolean {
  return value.trim() === '';
}

/** What can't be an email or a telephone number, roughly: it is advice. */
function isMalformed(field: TextField, value: string): boolean {
  if (field === 'email') return !/^[^\s@]+@[^\s@]+$/.test(value.trim());
  return field === 'phone' && !/\d{3}/.test(value.replace(/\D/g, ''));
}
