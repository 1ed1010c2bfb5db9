import { useEffect, useRef, type ReactNode } from 'react';
import { searchState } from 'shared-state';
import { Button } from 'shared-ui';
import { Link, useLocation, useNavigationType } from 'shared-ui/router';
import type { Section } from '../catalogue/types';
import type { SectionSearch } from '../search/matchSearch';
import classes from './SearchNote.module.scss';

interface Props {
  readonly search: SectionSearch;
  readonly section: Section;
  readonly onClear: () => void;
}

/**
 * The search term of a listing, the typed term if it was corrected, links to results in other sections, and a button that
 * clears the search. A new search scrolls to its heading and focuses it.
 */
export function SearchNote({ search, section, onClear }: Props): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  // A replaced history entry is a filter, and Back starts at the top. Neither is a new search.
  const isNew = String(useNavigationType()) === 'PUSH';
  const { text, typed, others } = search;
  const message = messageOf(search, section);

  useEffect(() => {
    if (!isNew) return undefined;
    heading.current?.focus({ preventScroll: true });
    // In the frame after the next: in the next one the host scrolls a new page to its top.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => heading.current?.scrollIntoView());
    });
    return () => cancelAnimationFrame(frame);
  }, [isNew, key]);

  return (
    <div className={classes.note}>
      <div role="status" className={classes.words}>
        <h2 ref={heading} tabIndex={-1} className={classes.heading}>
          {`Results for “${text}”`}
        </h2>
        {message !== null && <p>{message}</p>}
      </div>
      {typed !== null && (
        <p>
          {/* A new search, also at the same address. In quotes it is not corrected. */}
          Search instead for{' '}
          <Link replace={false} to={section.viewMoreLink} state={searchState(`"${typed}"`)}>
            {typed}
          </Link>
        </p>
      )}
      {others.length > 0 && (
        <ul className={classes.others} aria-label="Also">
          {others.map(({ section: { id, name, viewMoreLink }, count }) => (
            <li key={id}>
              <Link to={viewMoreLink} state={searchState(text)}>{`${name} (${count})`}</Link>
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

function messageOf(
  { text, products, leftOut, others }: SectionSearch,
  { name }: Section,
): string | null {
  if (products && leftOut.length === 0) return null;
  const without = leftOut.map((word) => `“${word}”`).join(' and ');
  if (products) return `Nothing in ${name} matches every word. Results without ${without}.`;
  const elsewhere = others.map(({ section }) => section.name).join(' and ');
  const where = elsewhere && ` in ${name}, but in ${elsewhere}`;
  return `No matches for “${text}”${where}. Showing everything in ${name}.`;
}
