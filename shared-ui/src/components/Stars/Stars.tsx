import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import classes from './Stars.module.scss';

/** Rating shows at most 5 stars (SPEC §9). */
const MOST_STARS = 5;

type Fill = 'full' | 'half' | 'empty';

/** A rating as five stars: whole ones for the integer part, a half one for a fraction (SPEC §2, Product card). */
export function Stars({ rating }: { readonly rating: number }): ReactNode {
  return (
    <span className={classes.stars} role="img" aria-label={`${rating} out of ${MOST_STARS} stars`}>
      {starFills(rating).map((fill, index) => (
        <span key={index} className={classes.star} data-fill={fill}>
          <Icon name="star" isFilled={fill === 'full'} />
          {fill === 'half' && <Icon name="star-half" isFilled className={classes.half} />}
        </span>
      ))}
    </span>
  );
}

/** How each of the five stars is filled. */
export function starFills(rating: number): Fill[] {
  const whole = Math.floor(Math.min(Math.max(rating, 0), MOST_STARS));
  const hasHalf = rating > whole && whole < MOST_STARS;
  return Array.from({ length: MOST_STARS }, (_, index) => {
    if (index < whole) return 'full';
    return index === whole && hasHalf ? 'half' : 'empty';
  });
}
