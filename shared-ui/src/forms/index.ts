/** Forms that the browser validates and the shop words: a list of the errors, and each one beside its field. */
export { ErrorSummary } from './ErrorSummary';
export { FieldErrors, RequiredInput, RequiredSelect, useRequiredField } from './RequiredFields';
export { useFieldErrors } from './useFieldErrors';
