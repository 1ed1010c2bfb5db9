import type { ReactNode } from 'react';
import { ScenePicture } from '../media/ScenePicture';
import { sceneUrl } from '../media/sceneUrl';
import classes from './BrandRow.module.scss';

/** The brands. They are invented, like everything in the catalogue. */
const BRANDS = [
  ['Kapas House', 'brand-1'],
  ['Tana Row', 'brand-2'],
  ['Nilambar', 'brand-3'],
  ['Margin & Hem', 'brand-4'],
  ['Little Orchard', 'brand-5'],
] as const;

const SLOTS = [{ vw: 17, rem: 5.5 }];

/** A row of brands (docs/product/listing.md#banner). */
export function BrandRow(): ReactNode {
  return (
    <ul className={classes.row} aria-label="Brands">
      {BRANDS.map(([brand, scene]) => (
        <li key={brand}>
          <ScenePicture src={sceneUrl(scene)} alt={brand} slots={SLOTS} className={classes.mark} />
        </li>
      ))}
    </ul>
  );
}
