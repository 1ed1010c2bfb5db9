import type { ReactNode } from 'react';
import { Button } from 'shared-ui';
import classes from './Search.module.scss';
import type { CatalogueSearch } from './useCatalogueSearch';

interface Props {
  readonly term: string;
  readonly found: CatalogueSearch;
  readonly onChoose: (term: string) => void;
}

/** What a search could not find: a misspelt term, a word that the results do not have, or anything. */
export function SearchHint({ term, found, onChoose }: Props): ReactNode {
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
