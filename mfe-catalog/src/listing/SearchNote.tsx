import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { searchState } from 'shared-state';
import { Button } from 'shared-ui';
import { Link, useLocation, useNavigationType } from 'shared-ui/router';
import { findSection } from '../catalogue/catalogue';
import type { Section } from '../catalogue/types';
import { correct } from '../search/correct';
import { matchSearch, searchElsewhere } from '../search/matchSearch';
import { searchCatalogue } from '../search/searchCatalogue';
import classes from './SearchNote.module.scss';

interface Props {
  /** The typed term. */
  readonly term: string;
  /** The section that is searched. */
  readonly section: Section;
  /** False if nothing matches and the whole section is shown. */
  readonly hasMatches: boolean;
  readonly onClear: () => void;
}

/**
 * The search term of a listing, a corrected term, links to results in other sections, and a button that clears the search. A
 * new search scrolls to its heading and focuses it.
 */
export function SearchNote({ term, section, hasMatches, onClear }: Props): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  // A replaced history entry is a filter, and Back starts at the top. Neither is a new search.
  const isNew = String(useNavigationType()) === 'PUSH';
  const meant = useMemo(() => correct(term), [term]);
  const others = useMemo(() => searchElsewhere(section, term), [section, term]);

  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [isNew, key]);

  return (
    <div className={classes.note}>
      <div role="status" className={classes.words}>
        <h2 ref={heading} tabIndex={-1} className={classes.heading}>
          {`Results for “${term}”`}
        </h2>
        {!hasMatches && <p>{`No matches for “${term}”. Showing everything in ${section.name}.`}</p>}
      </div>
      {meant !== null && (
        <p>
          {/* A new search, also at the same address. */}
          Did you mean{' '}
          <Link replace={false} to={listingOf(meant, section)} state={searchState(meant)}>
            {meant}
          </Link>
          ?
        </p>
      )}
      {others.length > 0 && (
        <ul className={classes.others} aria-label="Also">
          {others.map(({ section: { id, name, viewMoreLink }, count }) => (
            <li key={id}>
              <Link to={viewMoreLink} state={searchState(term)}>{`${name} (${count})`}</Link>
            </li>
          ))}
        </ul>
      )}
      <Button variant="quiet" size="small" onClick={onClear}>
        Clear search
      </Button>
    </div>
  );
}

/** The listing for a corrected term: the current section, or the section with the best results if it has none. */
function listingOf(term: string, here: Section): string {
  if (matchSearch(here, term)) return here.viewMoreLink;
  const { section } = searchCatalogue(term, null);
  return (section && findSection(section)?.viewMoreLink) ?? here.viewMoreLink;
}
