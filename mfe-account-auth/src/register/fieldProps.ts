import { FIELD_TEXTS, type TextField } from './fields';
import type { RegistrationWizard } from './RegistrationWizard';

/** The props of a field of the wizard. It is marked as required, but not enforced (docs/product/account.md#registration). */
export function fieldProps(wizard: RegistrationWizard, name: TextField) {
  return {
    ...FIELD_TEXTS[name],
    name,
    value: wizard.values[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      wizard.set(name, target.value),
    error: wizard.errorOf(name),
    isErrorQuiet: true,
  };
}
