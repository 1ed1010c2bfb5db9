import type { ReactNode } from 'react';
import { ScenePicture } from '../media/ScenePicture';
import { sceneUrl } from '../media/sceneUrl';
import { brands } from '../shop/brands';
import classes from './BrandRow.module.scss';

const SLOTS = [{ vw: 17, rem: 5.5 }];

/** A row of brands (docs/product/listing.md#banner). */
export function BrandRow(): ReactNode {
  return (
    <ul className={classes.row} aria-label="Brands">
      {brands.map(([brand, scene]) => (
        <li key={brand}>
          <ScenePicture src={sceneUrl(scene)} alt={brand} slots={SLOTS} className={classes.mark} />
        </li>
      ))}
    </ul>
  );
}
