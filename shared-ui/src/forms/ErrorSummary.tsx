import { useContext, type ReactNode } from 'react';
import { countOf, FieldErrors, Notice } from 'shared-ui';
import { FieldLinks } from './FieldLinks';

/** The errors of the form around it, each with a link to its field. Empty before the first attempt. */
export function ErrorSummary(): ReactNode {
  const errors = useContext(FieldErrors);
  if (errors.length === 0) return null;
  return (
    <Notice tone="danger">
      <p>{`${countOf(errors.length, 'field')} need${errors.length === 1 ? 's' : ''} attention:`}</p>
      <FieldLinks
        links={errors}
        onChoose={({ field }) => document.getElementById(field)?.focus()}
      />
    </Notice>
  );
}
