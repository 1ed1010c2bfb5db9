import type { ReactNode } from 'react';
import { Marked } from './Marked';
import classes from './Search.module.scss';

interface Props {
  readonly id: string;
  readonly terms: readonly string[];
  readonly typed: string;
  /** The index of the active term; -1 for none. */
  readonly active: number;
  readonly onChoose: (term: string) => void;
}

/** The suggested terms. The option at an index has the list's id with that index. */
export function SuggestedTerms({ id, terms, typed, active, onChoose }: Props): ReactNode {
  return (
    <ul id={id} role="listbox" aria-label="Suggestions">
      {terms.map((term, index) => (
        // The focus stays in the field; the keyboard moves through the options by aria-activedescendant.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <li
          key={term}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={classes.option}
          onClick={() => onChoose(term)}
        >
          <Marked text={term} typed={typed} />
        </li>
      ))}
    </ul>
  );
}
