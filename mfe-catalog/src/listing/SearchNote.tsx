import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from 'shared-ui';
import { useLocation, useNavigationType } from 'shared-ui/router';
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

/** The search term of a listing, and a button that clears it. A new search brings its heading into view, with the focus on it. */
export function SearchNote({ term, sectionName, hasMatches, onClear }: Props): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  // A filter replaces the history's entry, and Back starts at the top: neither is a new search.
  const isNew = String(useNavigationType()) === 'PUSH';

  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [isNew, key]);

  return (
    <div className={classes.note}>
      <h2 ref={heading} tabIndex={-1} className={classes.heading}>
        {`Results for “${term}”`}
      </h2>
      {!hasMatches && <p>{`No matches for “${term}”. Showing everything in ${sectionName}.`}</p>}
      <Button variant="quiet" size="small" onClick={onClear}>
        Clear search
      </Button>
    </div>
  );
}
