import type { ReactNode } from 'react';
import { ModuleBoundary } from '../remotes/ModuleBoundary';
import { useRemoteModule } from '../remotes/useRemotes';
import classes from './Suggestions.module.scss';
import { SectionTiles } from './SectionTiles';

const NONE: readonly string[] = [];

interface Props {
  /** The ids of products that the shopper has chosen. The suggestions go with them. */
  readonly owned?: readonly string[];
  /** The heading of the suggestions. */
  readonly title?: string;
}

/** Suggestions for a page without products, or below chosen products. The catalogue's are there once its module is loaded. */
export function ProductsToSee({ owned = NONE, title = '' }: Props): ReactNode {
  const { module: Suggestions } = useRemoteModule('mfe_catalog/Suggestions');
  return (
    <div className={classes.more}>
      {owned.length === 0 && <SectionTiles />}
      {Suggestions && (
        <ModuleBoundary>
          <Suggestions owned={owned} title={title} />
        </ModuleBoundary>
      )}
    </div>
  );
}
