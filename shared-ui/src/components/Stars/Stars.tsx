import type { ReactNode } from 'react';
import classes from './Stars.module.scss';

/** The highest rating (docs/product/listing.md#stars). */
const MAX_STARS = 5;

/** A rating as five stars: full stars for the integer part, and a half star for a fraction. */
export function Stars({ rating }: { readonly rating: number }): ReactNode {
  const shown = Math.min(Math.max(rating, 0), MAX_STARS);
  return (
    <span
      className={classes.stars}
      role="img"
      aria-label={`${rating} out of ${MAX_STARS} stars`}
      // The number of filled half stars, 0 to 10. Any fraction counts as a half star.
      data-halves={Math.floor(shown) + Math.ceil(shown)}
    />
  );
}
