import { createContext, useContext, type ComponentProps, type ReactNode } from 'react';
import { Input, Select } from 'shared-ui';
import { FormattedInput } from './FormattedInput';
import type { FieldError } from './invalidFields';

/** What the last attempt to complete the purchase found; empty before it. */
export const CheckoutErrors = createContext<readonly FieldError[]>([]);

/** A text field that the purchase needs, with what is wrong with it. */
export function RequiredInput(props: ComponentProps<typeof Input>): ReactNode {
  return <Input {...props} {...useFieldError(props.label)} />;
}

/** A choice that the purchase needs. */
export function RequiredSelect(props: ComponentProps<typeof Select>): ReactNode {
  return <Select {...props} {...useFieldError(props.label)} />;
}

/** A field of the card that the purchase needs. */
export function RequiredCardInput(props: ComponentProps<typeof FormattedInput>): ReactNode {
  return <FormattedInput {...props} {...useFieldError(props.label)} />;
}

function useFieldError(label: string): {
  readonly required: true;
  readonly isErrorQuiet: true;
  readonly error: string | undefined;
} {
  const error = useContext(CheckoutErrors).find((candidate) => candidate.label === label);
  // The summary above the form speaks for all of them.
  return { required: true, isErrorQuiet: true, error: error?.text };
}
