/** Forms that the browser validates, with the shop's messages: a list of all errors, and each error at its field. */
export { ErrorSummary } from './ErrorSummary';
export { FieldErrors, RequiredInput, RequiredSelect, useRequiredField } from './RequiredFields';
export { useFieldErrors } from './useFieldErrors';
