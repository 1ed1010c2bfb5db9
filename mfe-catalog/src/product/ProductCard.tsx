import { memo, useId, useState, type PointerEvent, type ReactNode } from 'react';
import { pricesOf, productPath } from 'shared-state';
import { Badge, Button, Icon, Price, ProductPicture, type Urgency } from 'shared-ui';
import { WholeWords } from 'shared-ui/whole-words';
import { PathLink } from 'shared-ui/router';
import type { Product } from '../catalogue/types';
import classes from './ProductCard.module.scss';
import { ProductRating } from './ProductRating';
import { useProductActions } from './useProductActions';
import { WishlistButton } from './WishlistButton';

interface Props {
  readonly product: Product;
  /** The width of the card, in the syntax of `sizes`. */
  readonly sizes: string;
  readonly level: 2 | 3 | 4;
  readonly urgency?: Urgency | undefined;
  /** Called instead of adding to or removing from the wishlist. */
  readonly onWishlistPress?: ((product: Product) => void) | undefined;
}

/** A product in a grid (docs/product/listing.md#product-card). The title's link covers the card, below its buttons. */
export const ProductCard = memo(function ProductCard({
  product,
  sizes,
  level,
  urgency,
  onWishlistPress,
}: Props): ReactNode {
  const titleId = useId();
  const [wasHovered, setHovered] = useState(false);
  const { addToCart, buyNow } = useProductActions(product);
  const { discount = 0 } = product;
  // Loaded and shown on hover.
  const second = product.images?.[0];
  const path = productPath(product.id);
  const Heading = `h${level}` as const;
  const buttonProps = { size: 'small', variant: 'secondary', 'aria-describedby': titleId } as const;

  // Not for touches, because they never show the second picture.
  const handleEnter = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== 'touch') setHovered(true);
  };

  return (
    <article className={classes.card} aria-label={product.title} onPointerEnter={handleEnter}>
      <div className={classes.media}>
        <ProductPicture
          src={product.imageUrl}
          alt=""
          sizes={sizes}
          colour={product.colour}
          urgency={urgency}
        />
        {second && wasHovered && (
          <ProductPicture src={second} alt="" sizes={sizes} className={classes.second} />
        )}
        {discount > 0 && <Badge tone="sale" className={classes.badge}>{`${discount}% OFF`}</Badge>}
        <WishlistButton product={product} heartClass={classes.heart} onPress={onWishlistPress} />
      </div>
      <div className={classes.head}>
        <PathLink to={path} className={classes.eye} aria-label="View details">
          <Icon name="eye" />
        </PathLink>
        <Heading id={titleId} className={classes.title}>
          <PathLink to={path} className={classes.titleLink}>
            <WholeWords>{product.title}</WholeWords>
          </PathLink>
        </Heading>
      </div>
      <ProductRating product={product} className={classes.rating} />
      <Price {...pricesOf(product)} />
      <div className={classes.actions}>
        <Button {...buttonProps} onClick={() => buyNow()}>
          Buy Now
        </Button>
        <Button {...buttonProps} onClick={() => addToCart()}>
          Add to Cart
        </Button>
      </div>
    </article>
  );
});
