import type { ReactNode } from 'react';
import { productPicture } from 'shared-state';
import { ProductPicture } from 'shared-ui';
import { PathLink } from 'shared-ui/router';
import { sections } from '../layout/sections.data';
import { ModuleBoundary } from '../remotes/ModuleBoundary';
import { useRemoteModule } from '../remotes/useRemotes';
import classes from './Suggestions.module.scss';

interface Props {
  /** The ids of products that the shopper has chosen. The suggestions go with them. */
  readonly owned?: readonly string[];
  readonly title?: string;
}

/** Suggestions for a page without products, or below chosen products. The catalogue's are there once its module is loaded. */
export function ProductsToSee({ owned = [], title = '' }: Props): ReactNode {
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

function SectionTiles(): ReactNode {
  return (
    <nav aria-label="Sections" className={classes.tiles}>
      {sections.map(({ id, name, accent, pictures: [picture] }) => (
        <PathLink key={id} to={`/product/${id}`} className={classes.tile} data-accent={accent}>
          <span className={classes.label}>{`Shop ${name.toLowerCase()}`}</span>
          <ProductPicture
            src={picture ? productPicture(picture.product) : ''}
            alt=""
            sizes="(width < 48rem) 6rem, (width < 82rem) 30vw, 24rem"
            className={classes.picture}
          />
        </PathLink>
      ))}
    </nav>
  );
}
