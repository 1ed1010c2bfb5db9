import type { ReactNode } from 'react';
import { productPicture } from 'shared-state';
import { ProductPicture } from 'shared-ui';
import { PathLink } from 'shared-ui/router';
import classes from './Suggestions.module.scss';
import { sections } from '../layout/sections.data';

/** The sections as links with pictures. */
export function SectionTiles(): ReactNode {
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
