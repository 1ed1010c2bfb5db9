import { observer } from 'mobx-react-lite';
import { useState, type PointerEvent, type ReactNode } from 'react';
import { toAmount, useWishlist } from 'shared-state';
import { Badge, Button, Icon, IconButton, Price, Stars, useAfterHydration } from 'shared-ui';
import { PathLink } from 'shared-ui/router';
import type { Product } from '../catalogue/types';
import { CardPictures } from './CardPictures';
import classes from './ProductCard.module.scss';
import { useProductActions } from './useProductActions';

interface Props {
  readonly product: Product;
  /** How wide the card is, as the attribute of an image. */
  readonly sizes: string;
  /** The heading level that fits where the card stands. */
  readonly level?: 2 | 3 | 4;
  /** What the heart does where it does more than toggle, such as on the wishlist. */
  readonly onHeart?: ((product: Product) => void) | undefined;
}

/** A product in a grid (SPEC §2, Product card). The title's link covers the card; the controls lie above it. */
export const ProductCard = observer(function ProductCard({
  product,
  sizes,
  level = 2,
  onHeart,
}: Props): ReactNode {
  const [wasHovered, setHovered] = useState(false);
  const isWished = useAfterHydration(useWishlist().has(product.id), false);
  const { toggleWish, addToCart, buyNow } = useProductActions(product);
  const address = `/product/${product.id}`;
  const Heading = `h${level}` as const;

  // A finger does not hover: it would fetch a picture that it never sees.
  const handleEnter = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== 'touch') setHovered(true);
  };

  return (
    <article className={classes.card} aria-label={product.title} onPointerEnter={handleEnter}>
      <div className={classes.media}>
        <CardPictures product={product} sizes={sizes} hasSecond={wasHovered} />
        <Badge tone="sale" className={classes.badge}>{`${product.discount}% OFF`}</Badge>
        <div className={classes.tools}>
          <IconButton
            label={isWished ? 'Remove from wishlist' : 'Add to wishlist'}
            icon="heart"
            isFilled={isWished}
            className={isWished ? classes.wished : classes.tool}
            onClick={onHeart ? () => onHeart(product) : toggleWish}
          />
          <PathLink to={address} className={classes.eye} aria-label="View details">
            <Icon name="eye" />
          </PathLink>
        </div>
      </div>
      <Heading className={classes.title}>
        <PathLink to={address} className={classes.titleLink}>
          {product.title}
        </PathLink>
      </Heading>
      <p className={classes.rating}>
        <Stars rating={product.rating} />
        <span>{`(${product.ratingCount})`}</span>
      </p>
      <Price amount={toAmount(product.newPrice)} oldAmount={toAmount(product.oldPrice)} />
      <div className={classes.actions}>
        <Button size="small" onClick={() => buyNow()}>
          Buy Now
        </Button>
        <Button size="small" variant="secondary" onClick={() => addToCart()}>
          Add to Cart
        </Button>
      </div>
    </article>
  );
});
