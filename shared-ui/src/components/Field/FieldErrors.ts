import { createContext } from 'react';

/** An invalid field and its message. */
export interface FieldError {
  /** The id of the control. */
  readonly field: string;
  readonly text: string;
}

/** The errors of a form's last failed attempt, for its fields and its summary (`shared-ui/forms`). */
export const FieldErrors = createContext<readonly FieldError[]>([]);
