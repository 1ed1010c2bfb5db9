import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { invalidFields, type FieldError } from './invalidFields';

interface FormErrors {
  readonly errors: readonly FieldError[];
  /** Removes the errors, for fields that are filled in by script. */
  readonly clearErrors: () => void;
  /** Props for the form. They replace the browser's error bubbles. */
  readonly formProps: {
    readonly onInvalidCapture: (event: SyntheticEvent<HTMLFormElement>) => void;
    readonly onInput: (event: SyntheticEvent<HTMLFormElement>) => void;
  };
}

/**
 * The errors of a form after a failed attempt. The browser decides whether a field is valid; only the messages are ours. The
 * first invalid field gets the focus. A corrected field loses its error at once.
 */
export function useFieldErrors(): FormErrors {
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  /** True between a failed attempt and the move of the focus. */
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
        // The browser fires an event for each invalid field. The first event reads all fields, and every event prevents its
        // bubble.
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

/** The errors of fields that are still invalid. Returns the same array if all are. */
function stillInvalid(errors: readonly FieldError[], form: HTMLFormElement): readonly FieldError[] {
  if (errors.length === 0) return errors;
  const invalid = new Set(invalidFields(form).map(({ id }) => id));
  const left = errors.filter(({ id }) => invalid.has(id));
  return left.length === errors.length ? errors : left;
}
