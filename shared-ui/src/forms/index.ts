/** Forms with the shop's messages: a list of all errors, and each error at its field. */
export { ErrorSummary } from './ErrorSummary';
export { FieldLinks } from './FieldLinks';
export { MISTYPED_EMAIL, PERSON_FIELDS, type FieldText, type PersonField } from './personFields';
export { ValidatedForm } from './ValidatedForm';
