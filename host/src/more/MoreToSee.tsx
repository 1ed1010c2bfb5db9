import type { ReactNode } from 'react';
import classes from './More.module.scss';
import { SectionTiles } from './SectionTiles';
import { Suggestions } from './Suggestions';

const NONE: readonly string[] = [];

interface Props {
  /** The ids of products that the shopper has chosen; what goes with them is suggested. */
  readonly owned?: readonly string[];
  /** The heading of what goes with them. */
  readonly title?: string;
}

/** Where to go on from a page without products of its own, or below products that were chosen. */
export function MoreToSee({ owned = NONE, title = '' }: Props): ReactNode {
  return (
    <div className={classes.more}>
      {owned.length === 0 && <SectionTiles />}
      <Suggestions owned={owned} title={title} />
    </div>
  );
}
