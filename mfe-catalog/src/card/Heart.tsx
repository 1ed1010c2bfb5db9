import type { ReactNode } from 'react';
import { toSummary, useWishlist } from 'shared-state';
import { IconButton } from 'shared-ui';
import type { CardProduct } from './CardProduct';
import classes from './ProductCard.module.scss';
import { useIsWished } from './useIsWished';

interface Props {
  readonly product: CardProduct;
  /** What it does where it does more than toggle, such as on the wishlist. */
  readonly onPress?: ((product: CardProduct) => void) | undefined;
}

/** The heart of a card: a press renders it alone, and not the card around it. */
export function Heart({ product, onPress }: Props): ReactNode {
  const wishlist = useWishlist();
  const isWished = useIsWished(product.id);
  return (
    <IconButton
      label={isWished ? 'Remove from wishlist' : 'Add to wishlist'}
      icon="heart"
      isFilled={isWished}
      className={isWished ? classes.wished : classes.tool}
      onClick={() => (onPress ? onPress(product) : wishlist.toggle(toSummary(product)))}
    />
  );
}
