import type { ReactNode } from 'react';
import { ScenePicture } from '../media/ScenePicture';
import { brands } from '../shop/brands';
import classes from './BrandRow.module.scss';

const SIZES = '(width < 32.4rem) 17vw, 5.5rem';

/** A row of brands (docs/product/listing.md#banner). */
export function BrandRow(): ReactNode {
  return (
    <ul className={classes.row} aria-label="Brands">
      {brands.map(([brand, scene]) => (
        <li key={brand}>
          <ScenePicture scene={scene} alt={brand} sizes={SIZES} className={classes.mark} />
        </li>
      ))}
    </ul>
  );
}
