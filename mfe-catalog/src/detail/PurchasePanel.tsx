import { observer } from 'mobx-react-lite';
import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import { lastSize, MAX_LINE_QUANTITY, pricesOf, useCart, type Size } from 'shared-state';
import { Button, formatNumber, Icon, Price, useAfterHydration } from 'shared-ui';
import { WholeWords } from 'shared-ui/whole-words';
import { Quantity } from 'shared-ui/quantity';
import type { PlacedProduct } from '../catalogue/catalogue';
import { detailsOf } from '../catalogue/details';
import { ShareButton } from '../share/ShareButton';
import { ProductRating } from '../product/ProductRating';
import { useProductActions } from '../product/useProductActions';
import { WishlistButton } from '../product/WishlistButton';
import classes from './PurchasePanel.module.scss';
import { ServiceIcons } from './ServiceIcons';
import { SizeChoice } from './SizeChoice';
import { beyondStock, isLow, stockText } from './stock';

interface Props extends PlacedProduct {
  /** Called when the rating, a link to the reviews, is pressed. */
  readonly onRating: (event: MouseEvent) => void;
}

/** A product's title, price, description, sizes, quantity and purchase buttons (docs/product/product.md#purchase-panel). */
export const PurchasePanel = observer(function PurchasePanel({
  product,
  section,
  onRating,
}: Props): ReactNode {
  const [quantity, setQuantity] = useState(1);
  const [chosen, setChosen] = useState<Size>();
  // When the page was opened, because a size that is chosen on the page is not "last time" yet.
  const [remembered] = useState(() => lastSize(product.id));
  const before = useAfterHydration(remembered, undefined);
  const hasSizes = product.hasSizes !== false;
  const size = hasSizes ? (chosen ?? before) : undefined;
  const { addToCart, buyNow } = useProductActions(product);
  const line = useCart().lines.find(({ id }) => id === product.id);
  const inCart = useAfterHydration(line?.quantity ?? 0, 0);
  const stockId = useId();
  const { description, stock } = detailsOf(product.id);
  const prices = pricesOf(product);
  const hasFew = isLow(stock);

  return (
    <div className={classes.panel}>
      <h1 className={classes.title}>
        <WholeWords>{product.title}</WholeWords>
      </h1>
      <div className={classes.figures}>
        <p className={classes.price}>
          <Price {...prices} />
        </p>
        <ProductRating product={product} className={classes.rating} onPress={onRating} />
      </div>
      <p className={hasFew ? classes.lowStock : classes.stock}>
        {!hasFew && <Icon name="check" />}
        <span>{` ${stockText(stock)}`}</span>
      </p>
      <div className={classes.choices}>
        {hasSizes && (
          <SizeChoice
            product={product}
            section={section}
            value={size}
            before={before}
            onChange={setChosen}
          />
        )}
        <div className={classes.quantity}>
          <span className={classes.label}>Quantity</span>
          <div className={classes.stepper}>
            <Quantity
              value={quantity}
              max={MAX_LINE_QUANTITY}
              onChange={setQuantity}
              noteId={hasFew ? stockId : undefined}
            />
            {hasFew && (
              <p id={stockId} role="status" className={classes.stockNote}>
                {beyondStock(stock, quantity, inCart)}
              </p>
            )}
          </div>
          <p role="status" className={classes.note}>
            {quantity > 1 &&
              `Buy Now takes one piece. Add to Cart takes all ${formatNumber(quantity)}.`}
          </p>
        </div>
      </div>
      <PurchaseButtons
        size={hasSizes ? (size ?? null) : undefined}
        amount={prices.amount}
        onBuyNow={() => buyNow(size)}
        onAddToCart={() => addToCart(quantity, size, setChosen)}
      />
      <p>{description}</p>
      <div className={classes.aside}>
        <WishlistButton product={product} />
        <ShareButton title={product.title} />
      </div>
      <ServiceIcons />
    </div>
  );
});

interface ButtonsProps {
  /** Null if none is chosen; undefined if the product has no sizes. */
  readonly size: Size | null | undefined;
  readonly amount: number;
  readonly onBuyNow: () => void;
  readonly onAddToCart: () => void;
}

function PurchaseButtons({ size, amount, onBuyNow, onAddToCart }: ButtonsProps): ReactNode {
  const id = useId();
  const sizeText = size === null ? 'No size chosen' : size && `Size ${size}`;
  return (
    <div className={classes.buy} data-sticky-bar="high">
      <p id={id} className={classes.summary}>
        <span>{sizeText}</span> <Price amount={amount} />
      </p>
      <Button isFullWidth aria-describedby={id} onClick={onBuyNow}>
        Buy Now
      </Button>
      <Button isFullWidth variant="secondary" aria-describedby={id} onClick={onAddToCart}>
        Add to Cart
      </Button>
    </div>
  );
}
