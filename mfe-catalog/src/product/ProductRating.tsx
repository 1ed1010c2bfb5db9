import type { ReactNode } from 'react';
import { Stars } from 'shared-ui';
import type { Product } from '../catalogue/types';

interface Props {
  readonly product: Product;
  readonly className: string | undefined;
}

/** A product's stars and the number of its ratings. Each is left out if it is 0 or unknown. */
export function ProductRating({ product, className }: Props): ReactNode {
  const { rating = 0, ratingCount = 0 } = product;
  if (rating <= 0 && ratingCount <= 0) return null;
  return (
    <p className={className}>
      {rating > 0 && <Stars rating={rating} />}
      {ratingCount > 0 && <span>{`(${ratingCount})`}</span>}
    </p>
  );
}
