import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { invalidFields, type FieldError } from './invalidFields';

interface FieldErrors {
  readonly errors: readonly FieldError[];
  /** For the form: what the browser refuses is shown beside the fields, not in bubbles. */
  readonly formProps: {
    readonly onInvalidCapture: (event: SyntheticEvent<HTMLFormElement>) => void;
    readonly onInput: (event: SyntheticEvent<HTMLFormElement>) => void;
  };
}

/**
 * The errors of a form after a failed attempt. Whether a field is valid stays the browser's decision (SPEC §5); only how it
 * is said is ours. The first field that fails gets the focus; a field that has been put right loses its error at once.
 */
export function useFieldErrors(): FieldErrors {
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  /** True between a failed attempt and the focus that it moves. */
  const hasFailed = useRef(false);

  useEffect(() => {
    if (!hasFailed.current) return;
    hasFailed.current = false;
    document.getElementById(errors[0]?.id ?? '')?.focus();
  }, [errors]);

  return {
    errors,
    formProps: {
      onInvalidCapture: (event) => {
        // The browser tells of every field; all are read at the first, and each is kept from its bubble.
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

/** Those of the errors whose fields are still invalid; the same list where that is all of them. */
function stillInvalid(errors: readonly FieldError[], form: HTMLFormElement): readonly FieldError[] {
  if (errors.length === 0) return errors;
  const invalid = new Set(invalidFields(form).map(({ id }) => id));
  const left = errors.filter(({ id }) => invalid.has(id));
  return left.length === errors.length ? errors : left;
}
