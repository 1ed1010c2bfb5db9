import { useId, type ReactNode } from 'react';
import { Link } from 'shared-ui/router';
import { findSection } from '../../catalogue/catalogue';
import { ScenePicture } from '../../media/ScenePicture';
import { sceneUrl } from '../../media/sceneUrl';
import type { Slot } from '../../media/slots';
import { SectionHeading } from '../SectionHeading';
import classes from './Mosaic.module.scss';
import { mosaicTiles } from '../../shop/mosaicTiles';

/** The tiles whose sections the shop has. */
const tiles = mosaicTiles.flatMap((tile) => {
  const section = findSection(tile.section);
  return section ? [{ ...tile, section }] : [];
});

/** Seven tiles that link to the listings (docs/product/landing.md#our-collection). */
export function Mosaic({ id }: { readonly id: string }): ReactNode {
  const headingId = useId();
  if (tiles.length === 0) return null;
  return (
    <section id={id} className={classes.mosaic} aria-labelledby={headingId}>
      <SectionHeading id={headingId} lead="Seven pieces a wardrobe can be built around.">
        Our Collection
      </SectionHeading>
      <ul className={classes.tiles}>
        {tiles.map(({ title, section, scene, area, columns, rows }) => (
          <li key={area} className={classes.tile} data-area={area}>
            <ScenePicture
              src={sceneUrl(scene)}
              alt=""
              slots={slotsOf(columns, rows)}
              className={classes.picture}
            />
            <Link to={section.viewMoreLink} className={classes.link}>
              <span className={classes.title}>{title}</span>{' '}
              <span className={classes.section}>{section.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The sizes of a tile: half the page in rows of 10rem, in wide windows `columns` of the seven columns in rows of 25rem.
 */
function slotsOf(columns: number, rows: number): readonly Slot[] {
  return [
    { below: 48, vw: 46, height: 10.75 * rows - 0.75 },
    { vw: 13 * columns, rem: 10.7 * columns, height: 26 * rows - 1 },
  ];
}
