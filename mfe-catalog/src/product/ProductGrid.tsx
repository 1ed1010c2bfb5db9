import type { ReactNode, RefCallback } from 'react';
import type { Urgency } from 'shared-ui';
import type { Product } from '../catalogue/types';
import { ProductCard } from './ProductCard';
import classes from './ProductGrid.module.scss';

/**
 * The number of cards that a listing shows at once: more than any current section has, so that every section is shown
 * completely, but few enough that filtering ten thousand products is fast (docs/performance.md).
 */
export const CARDS_AT_ONCE = 60;

/** The widths of a card in the grid and in the strip, in the syntax of `sizes`; host/e2e/pictures.spec.ts measures them. */
const GRID_SIZES = '(width < 21rem) 92vw, (width < 44rem) 46vw, (width < 72rem) 30vw, 18rem';
const STRIP_SIZES =
  '(width < 36rem) 63vw, (width < 64rem) 29vw, (width < 82rem) calc(30vw - 6rem), 19rem';

/** The priorities of the first two pictures of a page, which phones show side by side. */
const OPENING: readonly Urgency[] = ['first', 'early'];

interface Props {
  readonly products: readonly Product[];
  /** Products with cards that are rendered later. Their cells reserve the room, so that nothing shifts. */
  readonly pending?: ReadonlySet<Product> | undefined;
  readonly level?: 2 | 3 | 4;
  /** True for a row of a few products that phones swipe. */
  readonly isStrip?: boolean;
  /** True if the grid is at the top of the page. Then its first pictures have priority. */
  readonly isOpening?: boolean;
  /** Called instead of adding a card's product to or removing it from the wishlist. */
  readonly onWishlistPress?: (product: Product) => void;
  /** The `ref` of each cell, for {@link useRowFocus}. */
  readonly rowRef?: RefCallback<HTMLElement>;
}

export function ProductGrid({
  products,
  pending,
  level = 2,
  isStrip = false,
  isOpening = false,
  onWishlistPress,
  rowRef,
}: Props): ReactNode {
  const rows = products.length > CARDS_AT_ONCE ? classes.long : classes.even;
  return (
    <ul className={isStrip ? classes.strip : `${classes.grid} ${rows}`}>
      {products.map((product, index) => (
        // The cells of a strip stay when its products change, so that no card moves.
        <li
          key={isStrip ? index : product.id}
          ref={rowRef}
          className={classes.cell}
          data-row={rowRef && product.id}
        >
          {!pending?.has(product) && (
            <ProductCard
              key={product.id}
              product={product}
              sizes={isStrip ? STRIP_SIZES : GRID_SIZES}
              level={level}
              urgency={isOpening ? OPENING[index] : undefined}
              onWishlistPress={onWishlistPress}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
