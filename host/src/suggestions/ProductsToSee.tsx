import type { ReactNode } from 'react';
import classes from './Suggestions.module.scss';
import { SectionTiles } from './SectionTiles';
import { Suggestions } from './Suggestions';

const NONE: readonly string[] = [];

interface Props {
  /** The ids of products that the shopper has chosen. The suggestions go with them. */
  readonly owned?: readonly string[];
  /** The heading of the suggestions. */
  readonly title?: string;
}

/** Suggestions for a page without products, or below chosen products. */
export function ProductsToSee({ owned = NONE, title = '' }: Props): ReactNode {
  return (
    <div className={classes.more}>
      {owned.length === 0 && <SectionTiles />}
      <Suggestions owned={owned} title={title} />
    </div>
  );
}
