import type { SceneName } from '../../media/scenes.data';

/** A sample review (docs/product/product.md#reviews). */
export interface Review {
  readonly name: string;
  readonly location: string;
  /** A small square picture. */
  readonly avatar: SceneName;
  /** From 1 to 5, with one decimal. */
  readonly rating: number;
  /** As YYYY-MM-DD. */
  readonly date: string;
  readonly text: string;
}

/** The average of reviews with one decimal; 0 without reviews. */
export function averageRating(rated: readonly Pick<Review, 'rating'>[]): number {
  if (rated.length === 0) return 0;
  const sum = rated.reduce((total, { rating }) => total + rating, 0);
  return Math.round((sum / rated.length) * 10) / 10;
}
