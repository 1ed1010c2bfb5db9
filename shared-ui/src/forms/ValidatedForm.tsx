import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type InputEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { FieldErrors, Form, type FieldError } from 'shared-ui';
import { MISTYPED_EMAIL } from './personFields';

interface Props extends Omit<ComponentProps<typeof Form>, 'ref' | 'onInvalid'> {
  /** Called once for a failed attempt. */
  readonly onInvalid?: () => void;
}

/**
 * A form that the browser validates; only the messages are ours, and replace the browser's bubbles. After a failed attempt
 * each invalid field and the {@link ErrorSummary} show the messages, and the first invalid field gets the focus. A corrected
 * field loses its message at once.
 */
export function ValidatedForm({ onInvalid, onInput, children, ...rest }: Props): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  /** True between a failed attempt and the move of the focus. */
  const hasFailed = useRef(false);

  const dropCorrected = (): void => {
    if (errors.length === 0 || !form.current) return;
    const invalid = new Set(invalidFields(form.current).map(({ field }) => field));
    const remaining = errors.filter(({ field }) => invalid.has(field));
    if (remaining.length < errors.length) setErrors(remaining);
  };

  useEffect(() => {
    // At any other render a script may have filled in the fields.
    if (!hasFailed.current) dropCorrected();
    else document.getElementById(errors[0]?.field ?? '')?.focus();
    hasFailed.current = false;
  });

  const handleInvalid = (event: SyntheticEvent<HTMLFormElement>): void => {
    // The browser fires an event for each invalid field. The first event reads all fields, and every event prevents its
    // bubble.
    event.preventDefault();
    if (hasFailed.current) return;
    hasFailed.current = true;
    setErrors(invalidFields(event.currentTarget));
    onInvalid?.();
  };

  const handleInput = (event: InputEvent<HTMLFormElement>): void => {
    dropCorrected();
    onInput?.(event);
  };

  return (
    <Form {...rest} ref={form} onInvalidCapture={handleInvalid} onInput={handleInput}>
      <FieldErrors value={errors}>{children}</FieldErrors>
    </Form>
  );
}

function invalidFields(form: HTMLFormElement): readonly FieldError[] {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input:invalid, select:invalid',
  );
  return [...fields].map(({ id, validity, dataset }) => {
    return { field: id, text: validity.typeMismatch ? MISTYPED_EMAIL : (dataset.missing ?? '') };
  });
}
