import type { ReactNode } from 'react';
import { Link } from 'shared-ui/router';
import { findSection } from '../../catalogue/catalogue';
import { ScenePicture } from '../../media/ScenePicture';
import { LandingSection } from '../LandingSection';
import classes from './Mosaic.module.scss';
import { mosaicTiles, type MosaicTile } from '../../shop/mosaicTiles';

const NARROW = '(width < 19.8rem) 9.1rem, (width < 48rem) 46vw, 22.8rem';
const WIDE = '(width < 30.2rem) 13.9rem, (width < 48rem) 46vw, 34.7rem';

/** The widths of pictures that cover their tiles: rows of 10rem on phones, of 25rem elsewhere. */
const SIZES: Readonly<Record<MosaicTile['area'], string>> = {
  dress: '(width < 20.6rem) 9.5rem, (width < 48rem) 46vw, 23.3rem',
  jacket: WIDE,
  top: NARROW,
  tee: NARROW,
  blazer: WIDE,
  kidsTee: '(width < 39.8rem) 18.3rem, (width < 48rem) 46vw, 45.7rem',
  kidsShirt: WIDE,
};

const tiles = mosaicTiles.flatMap((tile) => {
  const section = findSection(tile.section);
  return section ? [{ ...tile, section }] : [];
});

/** Seven tiles that link to the listings (docs/product/landing.md#our-collection). */
export function Mosaic({ id }: { readonly id: string }): ReactNode {
  if (tiles.length === 0) return null;
  return (
    <LandingSection
      id={id}
      title="Our Collection"
      lead="Seven pieces a wardrobe can be built around."
    >
      <ul className={classes.tiles}>
        {tiles.map(({ title, section, scene, area }) => (
          <li key={area} className={classes.tile} data-area={area}>
            <ScenePicture scene={scene} alt="" sizes={SIZES[area]} className={classes.picture} />
            <Link to={section.viewMoreLink} className={classes.link}>
              <span className={classes.title}>{title}</span>{' '}
              <span className={classes.section}>{section.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
