import { createContext, useContext, useId, type ComponentProps, type ReactNode } from 'react';
import { Input } from 'shared-ui';
import { Select } from 'shared-ui/select';
import type { FieldError } from './invalidFields';

/** The errors of the form's last failed attempt, for the fields below. */
export const FieldErrors = createContext<readonly FieldError[]>([]);

interface Missing {
  /** The message for an empty field. */
  readonly missing: string;
}

/** A required text field with its error. */
export function RequiredInput({
  missing,
  ...props
}: ComponentProps<typeof Input> & Missing): ReactNode {
  return <Input {...props} {...useRequiredField(missing)} />;
}

/** A required select with its error. */
export function RequiredSelect({
  missing,
  ...props
}: ComponentProps<typeof Select> & Missing): ReactNode {
  return <Select {...props} {...useRequiredField(missing)} />;
}

/** The props of a required field, with its error from {@link FieldErrors}. */
interface RequiredField {
  readonly required: true;
  readonly isErrorQuiet: true;
  readonly error: string | undefined;
  readonly 'data-field': string;
  readonly 'data-missing': string;
}

/** Props that make a field required and show its error. The summary above the form announces all errors. */
export function useRequiredField(missing: string): RequiredField {
  const field = useId();
  const error = useContext(FieldErrors).find((candidate) => candidate.field === field);
  return {
    required: true,
    isErrorQuiet: true,
    error: error?.text,
    'data-field': field,
    'data-missing': missing,
  };
}
