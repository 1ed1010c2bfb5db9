import { makeAutoObservable } from 'mobx';
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

interface Advice {
  readonly field: TextField;
  readonly step: Step;
  readonly text: string;
}

/** The state of the registration form (docs/product/account.md#registration), in memory only. `useDraft` stores it. */
export class RegistrationWizard {
  step: Step = 1;
  readonly values: RegistrationValues = { ...BLANK };
  /** A new object at every change of step, so that every change moves the focus. */
  focus: { readonly target: 'heading' | TextField } | null = null;
  /** The steps after which Next was pressed. Their missing fields are marked. */
  checkedSteps: readonly Step[] = [];
  /** True for a form that was restored after a reload, because passwords are not stored. */
  private isReloaded = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get percent(): number {
    return (this.step / STEPS.length) * 100;
  }

  get isLast(): boolean {
    return this.step === STEPS.length;
  }

  get hasPasswordMismatch(): boolean {
    const { password, confirmPassword } = this.values;
    return password !== '' && confirmPassword !== '' && password !== confirmPassword;
  }

  get hasLostPasswords(): boolean {
    const { password, confirmPassword } = this.values;
    return this.isReloaded && this.step >= 3 && password === '' && confirmPassword === '';
  }

  get advice(): readonly Advice[] {
    return [...STEP_FIELDS].flatMap(([step, fields]) =>
      fields.flatMap((field) => {
        const text = this.problemOf(field);
        return text === undefined ? [] : [{ field, step, text }];
      }),
    );
  }

  get adviceOnLeftSteps(): readonly Advice[] {
    return this.advice.filter(({ step }) => step < this.step && this.checkedSteps.includes(step));
  }

  errorOf(field: TextField): string | undefined {
    const isChecked = this.checkedSteps.some((step) => STEP_FIELDS.get(step)?.includes(field));
    return isChecked ? this.problemOf(field) : undefined;
  }

  fill(values: Partial<RegistrationValues>): void {
    Object.assign(this.values, values);
  }

  /** Takes over texts that a program, such as a password manager, has filled in without an event. */
  fillFrom(form: HTMLFormElement): void {
    const texts = [...new FormData(form)].filter(([name]) => name in FIELD_TEXTS);
    Object.assign(this.values, Object.fromEntries(texts));
  }

  /** Fills in blank fields from a draft. */
  restore(draft: Partial<RegistrationValues>): void {
    const typed = Object.entries(this.values).filter(
      ([field, value]) => value !== BLANK[field as keyof RegistrationValues],
    );
    Object.assign(this.values, draft, Object.fromEntries(typed));
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

  goTo(step: Step, target: 'heading' | TextField): void {
    this.step = step;
    this.focus = { target };
  }

  /** The advice on a field that is empty, mistyped or does not match. The checks are rough. */
  private problemOf(field: TextField): string | undefined {
    const value = this.values[field].trim();
    if (value === '') return FIELD_TEXTS[field].missing;
    switch (field) {
      case 'email':
        return /^[^\s@]+@[^\s@]+$/.test(value) ? undefined : MISTYPED_EMAIL;
      case 'phone':
        return /(?:\d\D*){3}/.test(value) ? undefined : 'Check your phone number';
      case 'confirmPassword':
        return this.hasPasswordMismatch ? 'Passwords don’t match' : undefined;
      default:
        return undefined;
    }
  }

  private move(by: 1 | -1): void {
    const step = STEPS.find((candidate) => candidate === this.step + by);
    if (step) this.goTo(step, 'heading');
  }
}

export interface StepProps {
  readonly wizard: RegistrationWizard;
}
