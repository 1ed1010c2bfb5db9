import type { MouseEvent, ReactNode } from 'react';
import { formatNumber, Stars } from 'shared-ui';
import type { Product } from '../catalogue/types';

interface Props {
  readonly product: Product;
  readonly className: string | undefined;
  /** Called when it is pressed. Then it is a link to the reviews of the page. */
  readonly onPress?: (event: MouseEvent) => void;
}

/** A product's stars and the number of its ratings. Each is left out if it is 0 or unknown. */
export function ProductRating({ product, className, onPress }: Props): ReactNode {
  const { rating = 0, ratingCount = 0 } = product;
  if (rating <= 0 && ratingCount <= 0) return null;
  const content = (
    <>
      {rating > 0 && <Stars rating={rating} />}
      {ratingCount > 0 && <span>{`(${formatNumber(ratingCount)})`}</span>}
    </>
  );
  return (
    <p className={className}>
      {onPress ? (
        <a href="#reviews" onClick={onPress}>
          {content}
        </a>
      ) : (
        content
      )}
    </p>
  );
}
