import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { Button, Price, ProductPicture } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { Marked } from './Marked';
import classes from './Search.module.scss';
import type { CatalogueSearch } from './useCatalogueSearch';

interface Props {
  readonly term: string;
  readonly found: CatalogueSearch;
  readonly onChoose: (term: string) => void;
  readonly onFollow: () => void;
  /** Called for Up on the first product. */
  readonly onPastStart: () => void;
  readonly onClose: () => void;
  readonly ref: Ref<HTMLUListElement>;
}

/** The products of a search as links, between which the arrow keys move, and the way to all of them; and what it did not find. */
export function FoundProducts({
  term,
  found,
  onChoose,
  onFollow,
  onPastStart,
  onClose,
  ref,
}: Props): ReactNode {
  const handleKey = (event: KeyboardEvent<HTMLUListElement>): void => {
    const links = [...event.currentTarget.querySelectorAll('a')];
    const place = links.findIndex((link) => link === document.activeElement);
    if (event.key === 'ArrowDown') links[(place + 1) % links.length]?.focus();
    else if (event.key === 'ArrowUp' && place > 0) links[place - 1]?.focus();
    else if (event.key === 'ArrowUp') onPastStart();
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  };

  const hint = <SearchHint term={term} found={found} onChoose={onChoose} />;
  if (found.products.length === 0) return hint;
  return (
    <>
      {hint}
      <div role="group" aria-label="Products">
        {/* The links have the focus. The list handles the keys of all links. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <ul ref={ref} onKeyDown={handleKey}>
          {found.products.map(({ path, title, imageUrl, colour, price }) => (
            <li key={path}>
              <Link to={path} className={classes.product} onClick={onFollow}>
                <ProductPicture src={imageUrl} alt="" sizes="3.5rem" colour={colour} />
                <span className={classes.words}>
                  <span>
                    <Marked text={title} typed={found.meant ?? term} />
                  </span>
                  <Price amount={price} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <Button variant="quiet" size="small" onClick={() => onChoose(term)}>
        See all results
      </Button>
    </>
  );
}

/** What a search could not find: a misspelt term, a word that the results do not have, or anything. */
function SearchHint({
  term,
  found,
  onChoose,
}: Pick<Props, 'term' | 'found' | 'onChoose'>): ReactNode {
  const { meant, products, leftOut = [] } = found;
  const without = leftOut.map((word) => `“${word}”`).join(' and ');
  return (
    <>
      {products.length === 0 && <p className={classes.hint}>{`No products match “${term}”.`}</p>}
      {meant !== null && (
        <p className={classes.hint}>
          <span>{`Results for “${meant}”. Search instead for `}</span>
          {/* In quotes it is not corrected. */}
          <Button variant="quiet" size="small" onClick={() => onChoose(`"${term}"`)}>
            {term}
          </Button>
        </p>
      )}
      {without !== '' && (
        <p
          className={classes.hint}
        >{`No product matches every word. Results without ${without}.`}</p>
      )}
    </>
  );
}
