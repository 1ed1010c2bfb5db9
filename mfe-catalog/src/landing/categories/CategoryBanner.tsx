import { useId, type ReactNode } from 'react';
import { ButtonLink } from 'shared-ui';
import { findSection } from '../../catalogue/catalogue';
import { ScenePicture } from '../../media/ScenePicture';
import { LandingSection } from '../LandingSection';
import classes from './CategoryBanner.module.scss';
import { categoryTiles, type CategoryTile } from '../../shop/categoryTiles';

/** It covers its box, which is 9rem high on phones, 17rem on tablets, else 19rem. */
const SIZES = '(width < 26.1rem) 12rem, (width < 48rem) 46vw, (width < 64rem) 22.7rem, 25.3rem';

/** Four tiles with discounts that link to the listings (docs/product/landing.md#category-banner). */
export function CategoryBanner({ id }: { readonly id: string }): ReactNode {
  if (!categoryTiles.some(({ section }) => findSection(section))) return null;
  return (
    <LandingSection id={id} title="Shop by Category" lead="End-of-season pieces, while they last.">
      <ul className={classes.tiles}>
        {categoryTiles.map((tile) => (
          <Tile key={tile.anchor} {...tile} />
        ))}
      </ul>
    </LandingSection>
  );
}

function Tile({ anchor, title, discount, text, scene, section }: CategoryTile): ReactNode {
  const titleId = useId();
  const { viewMoreLink, accent } = findSection(section) ?? {};
  if (viewMoreLink === undefined) return null;
  return (
    <li id={anchor} className={classes.tile} data-accent={accent}>
      <ScenePicture scene={scene} alt="" sizes={SIZES} className={classes.picture} />
      <div className={classes.words}>
        <p className={classes.discount}>{`${discount}% OFF`}</p>
        <h3 id={titleId}>{title}</h3>
        <p className={classes.text}>{text}</p>
        <ButtonLink to={viewMoreLink} size="small" variant="secondary" aria-describedby={titleId}>
          Shop Now
        </ButtonLink>
      </div>
    </li>
  );
}
