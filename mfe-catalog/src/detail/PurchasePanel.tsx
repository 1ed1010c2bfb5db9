import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { toAmount, useWishlist, type Size } from 'shared-state';
import { Button, Icon, Price, Quantity, Stars, useAfterHydration } from 'shared-ui';
import { useProductActions } from '../card/useProductActions';
import type { Product, ProductDetails } from '../catalogue/types';
import classes from './PurchasePanel.module.scss';
import { ServiceIcons } from './ServiceIcons';
import { ShareButton } from './ShareButton';
import { SizeChoice } from './SizeChoice';

interface Props {
  readonly product: Product;
  readonly details: ProductDetails;
}

/** What a product is, what it costs, and how it can be bought (SPEC §2, Product detail). */
export const PurchasePanel = observer(function PurchasePanel({
  product,
  details,
}: Props): ReactNode {
  const [quantity, setQuantity] = useState(1);
  const [size, setSize] = useState<Size>('M');
  const isWished = useAfterHydration(useWishlist().has(product.id), false);
  const { toggleWish, addToCart, buyNow } = useProductActions(product);

  return (
    <div className={classes.panel}>
      <h1>{product.title}</h1>
      <p className={classes.rating}>
        <Stars rating={product.rating} />
        <span>{`(${product.ratingCount})`}</span>
      </p>
      <p className={classes.price}>
        <Price amount={toAmount(product.newPrice)} oldAmount={toAmount(product.oldPrice)} />
      </p>
      <p className={classes.description}>{details.description}</p>
      <p className={classes.stock}>
        <Icon name="check" /> {details.stockText}
      </p>
      <div className={classes.choices}>
        <SizeChoice value={size} onChange={setSize} />
        <div className={classes.quantity}>
          <span className={classes.label}>Quantity</span>
          <Quantity value={quantity} onChange={setQuantity} />
        </div>
      </div>
      <div className={classes.buy}>
        <Button isFullWidth onClick={() => buyNow(size)}>
          Buy Now
        </Button>
        <Button isFullWidth variant="secondary" onClick={() => addToCart(quantity, size)}>
          Add to Cart
        </Button>
      </div>
      <div className={classes.aside}>
        <Button variant="quiet" onClick={toggleWish}>
          <Icon name="heart" isFilled={isWished} />
          {isWished ? 'Remove from wishlist' : 'Add to wishlist'}
        </Button>
        <ShareButton title={product.title} />
      </div>
      <ServiceIcons />
    </div>
  );
});
