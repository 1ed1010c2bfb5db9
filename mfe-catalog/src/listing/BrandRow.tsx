import type { ReactNode } from 'react';
import { Picture } from 'shared-ui';
import { sceneUrl } from '../page/scenes';
import classes from './BrandRow.module.scss';

/** The houses whose cloth the shop cuts; invented, as everything in the catalogue is. */
const BRANDS = ['Kapas House', 'Tana Row', 'Nilambar', 'Margin & Hem', 'Little Orchard'] as const;

/** The marks of the houses side by side (SPEC §2, listing pages: brand images). */
export function BrandRow(): ReactNode {
  return (
    <ul className={classes.row} aria-label="Brands">
      {BRANDS.map((brand, index) => (
        <li key={brand}>
          <Picture
            src={sceneUrl(`brand-${index + 1}`)}
            alt={brand}
            width={320}
            height={128}
            className={classes.mark}
          />
        </li>
      ))}
    </ul>
  );
}
