import type { ReactNode } from 'react';

/** Props of every field (docs/product/names.md#widgets). */
export interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** The message for an empty field, which makes the field required. A form of `shared-ui/forms` shows it. */
  readonly missing?: string | undefined;
  /** The error message, in red below the control; by default the error that the form has for the field. */
  readonly error?: string | undefined;
  /** True if another element announces `error`, such as a list of all errors. */
  readonly isErrorQuiet?: boolean | undefined;
  readonly isFullWidth?: boolean | undefined;
}

export type ControlAttributes<Attributes> = Omit<
  Attributes,
  'className' | 'style' | 'id' | 'required'
>;

type DescribedFieldProps = FieldProps & { readonly 'aria-describedby'?: string | undefined };

interface DividedProps<Props> {
  readonly field: FieldProps & { readonly describedBy: string | undefined };
  readonly attributes: Omit<Props, keyof DescribedFieldProps>;
}

/** Divides the props of a text field or a select into those of its `Field` and the attributes of the control. */
export function divideProps<Props extends DescribedFieldProps>({
  label,
  hint,
  missing,
  error,
  isErrorQuiet,
  isFullWidth,
  'aria-describedby': describedBy,
  ...attributes
}: Props): DividedProps<Props> {
  const field = { label, hint, missing, error, isErrorQuiet, isFullWidth, describedBy };
  return { field, attributes };
}
