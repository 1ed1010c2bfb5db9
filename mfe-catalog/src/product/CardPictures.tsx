import type { ReactNode } from 'react';
import { ProductPicture, type Urgency } from 'shared-ui';
import type { Product } from '../catalogue/types';
import classes from './CardPictures.module.scss';

interface Props {
  readonly product: Product;
  /** The width of the card, in the syntax of `sizes`. */
  readonly sizes: string;
  /** The priority of the first picture, if it is on the first screen. */
  readonly urgency?: Urgency | undefined;
  /** True once the card was hovered. Only then is the second picture loaded. */
  readonly hasSecond: boolean;
}

/** A card's picture. On hover the product's second picture covers it, if there is one. */
export function CardPictures({ product, sizes, urgency, hasSecond }: Props): ReactNode {
  const second = product.images?.[0];
  return (
    <>
      <ProductPicture
        src={product.imageUrl}
        alt=""
        sizes={sizes}
        colour={product.colour}
        urgency={urgency}
        className={classes.picture}
      />
      {second && hasSecond && (
        <ProductPicture src={second} alt="" sizes={sizes} className={classes.second} />
      )}
    </>
  );
}
