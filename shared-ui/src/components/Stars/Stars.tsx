import type { ReactNode } from 'react';
import classes from './Stars.module.scss';

/** The highest rating (docs/product/listing.md#stars). */
const MAX_STARS = 5;

/** A rating as five stars: full stars for the integer part, and a half star for a fraction. */
export function Stars({ rating }: { readonly rating: number }): ReactNode {
  return (
    <span
      className={classes.stars}
      role="img"
      aria-label={`${rating} out of ${MAX_STARS} stars`}
      data-halves={halfStars(rating)}
    />
  );
}

/** The number of filled half stars. Any fraction counts as a half star. With more than ten, all stars are filled. */
function halfStars(rating: number): number {
  const whole = Math.floor(rating);
  return whole * 2 + (rating > whole ? 1 : 0);
}
