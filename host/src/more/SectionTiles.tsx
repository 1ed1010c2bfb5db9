import type { ReactNode } from 'react';
import { productPicture } from 'shared-state';
import { ProductPicture } from 'shared-ui';
import { PathLink } from 'shared-ui/router';
import classes from './More.module.scss';
import { shopLinks } from '../layout/shopLinks';

/** A product of each section, with a backdrop in the section's colour. */
const PICTURES = {
  men: 'men-kurta-3',
  women: 'women-saree-12',
  kids: 'kids-girl-frock-1',
} as const;

/** The three sections as links with pictures. */
export function SectionTiles(): ReactNode {
  return (
    <nav aria-label="Sections" className={classes.tiles}>
      {shopLinks.map(({ section, label }) => (
        <PathLink key={section} to={`/product/${section}`} className={classes[section]}>
          <span className={classes.label}>{`Shop ${label.toLowerCase()}`}</span>
          <ProductPicture
            src={productPicture(PICTURES[section])}
            alt=""
            sizes="(width < 48rem) 6rem, (width < 82rem) 30vw, 24rem"
            className={classes.picture}
          />
        </PathLink>
      ))}
    </nav>
  );
}
