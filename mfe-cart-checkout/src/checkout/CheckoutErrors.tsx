import { createContext, useContext, type ComponentProps, type ReactNode } from 'react';
import { Input, Select } from 'shared-ui';
import { FormattedInput } from './FormattedInput';
import type { FieldError } from './invalidFields';

/** The errors of the last attempt to complete the purchase; empty before it. */
export const CheckoutErrors = createContext<readonly FieldError[]>([]);

/** A required text field with its error. */
export function RequiredInput(props: ComponentProps<typeof Input>): ReactNode {
  return <Input {...props} {...useFieldError(props.label)} />;
}

/** A required select with its error. */
export function RequiredSelect(props: ComponentProps<typeof Select>): ReactNode {
  return <Select {...props} {...useFieldError(props.label)} />;
}

/** A required field of the card with its error. */
export function RequiredCardInput(props: ComponentProps<typeof FormattedInput>): ReactNode {
  return <FormattedInput {...props} {...useFieldError(props.label)} />;
}

function useFieldError(label: string): {
  readonly required: true;
  readonly isErrorQuiet: true;
  readonly error: string | undefined;
} {
  const error = useContext(CheckoutErrors).find((candidate) => candidate.label === label);
  // The summary above the form announces all errors.
  return { required: true, isErrorQuiet: true, error: error?.text };
}
