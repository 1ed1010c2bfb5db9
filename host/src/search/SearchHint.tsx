import type { ReactNode } from 'react';
import { Button } from 'shared-ui';
import classes from './Search.module.scss';
import type { CatalogueSearch } from './useCatalogueSearch';

interface Props {
  /** The typed term. */
  readonly term: string;
  readonly found: CatalogueSearch;
  readonly onChoose: (term: string) => void;
}

/** The message of a search without results, with a corrected term if there is one. */
export function SearchHint({ term, found: { meant, products }, onChoose }: Props): ReactNode {
  return (
    <>
      {products.length === 0 && <p className={classes.hint}>{`No products match “${term}”.`}</p>}
      {meant !== null && (
        <p className={classes.hint}>
          Did you mean{' '}
          <Button variant="quiet" size="small" onClick={() => onChoose(meant)}>
            {meant}
          </Button>
          ?
        </p>
      )}
    </>
  );
}
