/** An invalid field: its id, its label, and what to do about it. */
export interface FieldError {
  readonly id: string;
  readonly label: string;
  readonly text: string;
}

type Control = HTMLInputElement | HTMLSelectElement;

/** The fields that the browser's validation refuses (SPEC §5), in the form's order. */
export function invalidFields(form: HTMLFormElement): readonly FieldError[] {
  return [...form.elements].flatMap((element) => {
    if (!isControl(element) || element.validity.valid) return [];
    const label = element.labels?.[0]?.textContent ?? '';
    return { id: element.id, label, text: textOf(element, label) };
  });
}

function isControl(element: Element): element is Control {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
}

function textOf(control: Control, label: string): string {
  if (control.validity.typeMismatch) return 'Enter an email such as name@example.com';
  return TEXTS.get(label) ?? `Enter your ${label.toLowerCase()}`;
}

/** The texts where "Enter your" and the label make no sentence. */
const TEXTS: ReadonlyMap<string, string> = new Map([
  ['Phone', 'Enter your phone number'],
  ['ZIP Code', 'Enter your ZIP code'],
  ['Country', 'Choose your country'],
  ['Name on Card', 'Enter the name on your card'],
  ['Expiry Date', 'Enter the expiry date'],
  ['CVV', 'Enter the CVV'],
]);
