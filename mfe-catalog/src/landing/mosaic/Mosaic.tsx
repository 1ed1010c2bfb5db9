import { useId, type ReactNode } from 'react';
import { Picture } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { sceneUrl } from '../../page/scenes';
import { SectionHeading } from '../SectionHeading';
import classes from './Mosaic.module.scss';
import { mosaicTiles } from './mosaicTiles';

/** Seven pictures that lead into the listings (SPEC §2, Our Collection mosaic). */
export function Mosaic({ id }: { readonly id: string }): ReactNode {
  const headingId = useId();
  return (
    <section id={id} className={classes.mosaic} aria-labelledby={headingId}>
      <SectionHeading id={headingId} lead="Seven pieces a wardrobe can be built around.">
        Our Collection
      </SectionHeading>
      <ul className={classes.tiles}>
        {mosaicTiles.map(({ title, section, to, scene, area }) => (
          <li key={area} className={classes.tile} data-area={area}>
            <Picture
              src={sceneUrl(scene)}
              alt=""
              width={900}
              height={600}
              className={classes.picture}
            />
            <Link to={to} className={classes.link}>
              <span className={classes.title}>{title}</span>{' '}
              <span className={classes.section}>{section}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
