import { makeAutoObservable, observableRef, observableShallow } from 'mobx';
import { MISTYPED_EMAIL } from 'shared-ui/forms';
import {
  BLANK,
  FIELD_TEXTS,
  STEP_FIELDS,
  STEPS,
  type RegistrationValues,
  type Step,
  type TextField,
} from './fields';

/** A piece of advice, with its field and step. */
export interface Advice {
  readonly field: TextField;
  readonly step: Step;
  readonly text: string;
}

const MISMATCH = 'Passwords don’t match';

/** The advice on fields that look mistyped. */
const MISTYPED: Readonly<Partial<Record<TextField, string>>> = {
  email: MISTYPED_EMAIL,
  phone: 'Check your phone number',
};

/** The focus after a change of step: the step's heading, or a field. */
export type FocusTarget = 'heading' | TextField;

/** The state of the registration form (docs/product/account.md#registration), in memory only. `useDraft` stores it. */
export class RegistrationWizard {
  step: Step = 1;
  /** Observed field by field, so that a change renders only the component of its field. */
  readonly values: RegistrationValues = { ...BLANK };
  /** A new object at every change of step, so that every change moves the focus. */
  focus: { readonly target: FocusTarget } | null = null;
  /** The steps after which Next was pressed. Their missing fields are marked. */
  checkedSteps: readonly Step[] = [];
  /** True for a form that was restored after a reload, because passwords are not stored. */
  private isReloaded = false;

  constructor() {
    makeAutoObservable(
      this,
      { values: observableShallow, focus: observableRef, checkedSteps: observableRef },
      { autoBind: true },
    );
  }

  /** The progress in percent: 25, 50, 75 or 100. */
  get percent(): number {
    return (this.step / STEPS.length) * 100;
  }

  get isFirst(): boolean {
    return this.step === 1;
  }

  get isLast(): boolean {
    return this.step === STEPS.length;
  }

  /** True if both passwords are filled in and differ. */
  get hasPasswordMismatch(): boolean {
    const { password, confirmPassword } = this.values;
    return password !== '' && confirmPassword !== '' && password !== confirmPassword;
  }

  /** True on the last steps after a reload, until a password is typed. */
  get hasLostPasswords(): boolean {
    const { password, confirmPassword } = this.values;
    return this.isReloaded && this.step >= 3 && password === '' && confirmPassword === '';
  }

  /** The advice on fields that are empty, malformed or do not match. */
  get advice(): readonly Advice[] {
    return [...STEP_FIELDS].flatMap(([step, fields]) =>
      fields.flatMap((field) => {
        const text = this.problemOf(field);
        return text === undefined ? [] : [{ field, step, text }];
      }),
    );
  }

  /** The advice on earlier steps, which later steps repeat. */
  get adviceOnLeftSteps(): readonly Advice[] {
    return this.advice.filter(({ step }) => step < this.step && this.checkedSteps.includes(step));
  }

  /**
   * The message at a field of an earlier step; undefined if the field is complete. It reads only this field, so that changes
   * of other fields do not render the field's component.
   */
  errorOf(field: TextField): string | undefined {
    const isChecked = this.checkedSteps.some((step) => STEP_FIELDS.get(step)?.includes(field));
    return isChecked ? this.problemOf(field) : undefined;
  }

  set<Field extends keyof RegistrationValues>(
    field: Field,
    value: RegistrationValues[Field],
  ): void {
    Object.assign(this.values, { [field]: value });
  }

  /** Fills in a whole profile and stays on the current step. */
  fill(profile: RegistrationValues): void {
    Object.assign(this.values, profile);
  }

  /** Fills in blank fields from a draft. */
  restore(draft: Partial<RegistrationValues>): void {
    const isBlank = ([field]: [string, unknown]): boolean => {
      const name = field as keyof RegistrationValues;
      return this.values[name] === BLANK[name];
    };
    Object.assign(this.values, Object.fromEntries(Object.entries(draft).filter(isBlank)));
    this.isReloaded = Object.keys(draft).length > 0 && draft.password === undefined;
  }

  /** Goes to the next step. Missing fields do not prevent this, but are marked. */
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

  /** The advice on a field that is empty, mistyped or does not match. */
  private problemOf(field: TextField): string | undefined {
    const value = this.values[field];
    if (isEmpty(value)) return FIELD_TEXTS[field].missing;
    if (field === 'confirmPassword' && this.hasPasswordMismatch) return MISMATCH;
    return isMalformed(field, value) ? MISTYPED[field] : undefined;
  }

  private move(by: 1 | -1): void {
    const step = STEPS.find((candidate) => candidate === this.step + by);
    if (step) this.goTo(step, 'heading');
  }
}

/** Props of every step of the wizard. */
export interface StepProps {
  readonly wizard: RegistrationWizard;
}

function isEmpty(value: string): boolean {
  return value.trim() === '';
}

/** A rough check of an email or a telephone number, for advice. */
function isMalformed(field: TextField, value: string): boolean {
  if (field === 'email') return !/^[^\s@]+@[^\s@]+$/.test(value.trim());
  return field === 'phone' && !/\d{3}/.test(value.replace(/\D/g, ''));
}
