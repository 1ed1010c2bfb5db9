import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { invalidFields, type FieldError } from './invalidFields';

interface FormErrors {
  readonly errors: readonly FieldError[];
  /** Removes the errors, where the fields are filled in by other means than input. */
  readonly clearErrors: () => void;
  /** Props of the form: errors are shown beside the fields instead of in the browser's bubbles. */
  readonly formProps: {
    readonly onInvalidCapture: (event: SyntheticEvent<HTMLFormElement>) => void;
    readonly onInput: (event: SyntheticEvent<HTMLFormElement>) => void;
  };
}

/**
 * The errors of a form after a failed attempt. The browser decides whether a field is valid; only the
 * messages are ours. The first invalid field gets the focus; a corrected field loses its error at once.
 */
export function useFieldErrors(): FormErrors {
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  /** True from a failed attempt until the focus is moved. */
  const hasFailed = useRef(false);

  useEffect(() => {
    if (!hasFailed.current) return;
    hasFailed.current = false;
    document.getElementById(errors[0]?.id ?? '')?.focus();
  }, [errors]);

  return {
    errors,
    clearErrors: () => setErrors([]),
    formProps: {
      onInvalidCapture: (event) => {
        // The browser fires an event for each invalid field: all are read at the first, and each one's bubble is
        // prevented.
        event.preventDefault();
        if (hasFailed.current) return;
        hasFailed.current = true;
        setErrors(invalidFields(event.currentTarget));
      },
      onInput: ({ currentTarget }) => {
        setErrors((shown) => stillInvalid(shown, currentTarget));
      },
    },
  };
}

/** The errors whose fields are still invalid; the same list if all are. */
function stillInvalid(errors: readonly FieldError[], form: HTMLFormElement): readonly FieldError[] {
  if (errors.length === 0) return errors;
  const invalid = new Set(invalidFields(form).map(({ id }) => id));
  const left = errors.filter(({ id }) => invalid.has(id));
  return left.length === errors.length ? errors : left;
}
