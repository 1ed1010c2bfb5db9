import type { MouseEvent, ReactNode } from 'react';
import { Notice } from 'shared-ui';
import classes from './ErrorSummary.module.scss';
import type { FieldError } from './invalidFields';

/** The errors of the form, each with a link to its field. Empty before the first attempt. */
export function ErrorSummary({ errors }: { readonly errors: readonly FieldError[] }): ReactNode {
  if (errors.length === 0) return null;

  const handleClick = (event: MouseEvent, id: string): void => {
    // A real fragment link would add a history entry.
    event.preventDefault();
    document.getElementById(id)?.focus();
  };

  return (
    <Notice tone="danger">
      <p>
        {errors.length === 1
          ? '1 field needs attention:'
          : `${errors.length} fields need attention:`}
      </p>
      <ul className={classes.errors}>
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => handleClick(event, id)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
