import { useState, type ReactNode } from 'react';
import { MAX_LINE_QUANTITY, pricesOf, type Size, type SectionId } from 'shared-state';
import { Button, Icon, Price, Quantity } from 'shared-ui';
import type { Product, ProductDetails } from '../catalogue/types';
import { ProductRating } from '../product/ProductRating';
import { useProductActions } from '../product/useProductActions';
import { WishlistButton } from '../product/WishlistButton';
import classes from './PurchasePanel.module.scss';
import { ServiceIcons } from './ServiceIcons';
import { ShareButton } from './ShareButton';
import { SizeChoice } from './SizeChoice';

interface Props {
  readonly product: Product;
  readonly details: ProductDetails;
  readonly section: SectionId;
}

/** A product's title, price, description, sizes, quantity and purchase buttons (SPEC §2, Product detail). */
export function PurchasePanel({ product, details, section }: Props): ReactNode {
  const [quantity, setQuantity] = useState(1);
  const [size, setSize] = useState<Size>('M');
  const { addToCart, buyNow } = useProductActions(product);

  return (
    <div className={classes.panel}>
      <h1>{product.title}</h1>
      <ProductRating product={product} className={classes.rating} />
      <p className={classes.price}>
        <Price {...pricesOf(product)} />
      </p>
      <p className={classes.description}>{details.description}</p>
      <p className={classes.stock}>
        <Icon name="check" /> {details.stockText}
      </p>
      <div className={classes.choices}>
        <SizeChoice productId={product.id} section={section} value={size} onChange={setSize} />
        <div className={classes.quantity}>
          <span className={classes.label}>Quantity</span>
          <Quantity value={quantity} max={MAX_LINE_QUANTITY} onChange={setQuantity} />
        </div>
        <p role="status" className={classes.note}>
          {quantity > 1 &&
            `Buy Now takes one piece. Add to Cart takes all ${quantity.toLocaleString('en-US')}.`}
        </p>
      </div>
      <div className={classes.buy} data-sticky-bar="">
        <Button isFullWidth onClick={() => buyNow(size)}>
          Buy Now
        </Button>
        <Button isFullWidth variant="secondary" onClick={() => addToCart(quantity, size)}>
          Add to Cart
        </Button>
      </div>
      <div className={classes.aside}>
        <WishlistButton product={product} />
        <ShareButton title={product.title} />
      </div>
      <ServiceIcons />
    </div>
  );
}
