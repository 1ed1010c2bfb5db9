import type { ReactNode } from 'react';
import { Button } from 'shared-ui';
import classes from './SearchNote.module.scss';

interface Props {
  /** As the shopper typed it. */
  readonly term: string;
  /** The name of the section that is searched. */
  readonly sectionName: string;
  /** False where nothing matches and the whole section is shown. */
  readonly hasMatches: boolean;
  readonly onClear: () => void;
}

/** The search term of a listing, and a button that clears it (RULINGS A18). */
export function SearchNote({ term, sectionName, hasMatches, onClear }: Props): ReactNode {
  return (
    <div className={classes.note}>
      <h2 className={classes.heading}>{`Results for “${term}”`}</h2>
      {!hasMatches && <p>{`No matches for “${term}”. Showing everything in ${sectionName}.`}</p>}
      <Button variant="quiet" size="small" onClick={onClear}>
        Clear search
      </Button>
    </div>
  );
}
