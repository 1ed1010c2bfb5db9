import type { ReactNode } from 'react';
import { ProductPicture, type Urgency } from 'shared-ui';
import type { Product } from '../catalogue/types';
import classes from './CardPictures.module.scss';

interface Props {
  readonly product: Product;
  /** How wide the card is, as in `sizes`. */
  readonly sizes: string;
  /** How soon the first picture is needed, if that is before it comes near the window. */
  readonly urgency?: Urgency | undefined;
  /** True once the card was hovered: only then is the second picture loaded. */
  readonly hasSecond: boolean;
}

/** A card's picture, with a second one over it on hover, where the product has one. */
export function CardPictures({ product, sizes, urgency, hasSecond }: Props): ReactNode {
  const second = product.images?.[0];
  return (
    <>
      <ProductPicture
        src={product.imageUrl}
        alt=""
        sizes={sizes}
        colour={product.colours?.[0]}
        urgency={urgency}
        className={classes.picture}
      />
      {second && hasSecond && (
        <ProductPicture src={second} alt="" sizes={sizes} className={classes.second} />
      )}
    </>
  );
}
