/** An invalid field and its message. */
export interface FieldError {
  /** The id of the element. */
  readonly id: string;
  /** The key of the field. Its component finds the error by this key. */
  readonly field: string;
  readonly text: string;
}

type Control = HTMLInputElement | HTMLSelectElement;

/** The fields that the browser considers invalid, in the form's order. */
export function invalidFields(form: HTMLFormElement): readonly FieldError[] {
  return [...form.elements].flatMap((element) => {
    if (!isControl(element) || element.validity.valid) return [];
    return { id: element.id, field: element.dataset.field ?? '', text: textOf(element) };
  });
}

function isControl(element: Element): element is Control {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
}

function textOf({ validity, dataset }: Control): string {
  if (validity.typeMismatch) return 'Enter an email such as name@example.com';
  return dataset.missing ?? '';
}
