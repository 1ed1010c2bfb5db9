import { memo, useId, type ReactNode } from 'react';
import {
  lineTotal,
  MAX_LINE_QUANTITY,
  pricesOf,
  productPath,
  useCart,
  type CartLine,
} from 'shared-state';
import { Button, formatSum, Price, ProductPicture } from 'shared-ui';
import { WholeWords } from 'shared-ui/whole-words';
import { Quantity } from 'shared-ui/quantity';
import { Link } from 'shared-ui/router';
import classes from './CartLineItem.module.scss';
import { LineSizes } from './LineSizes';
import type { LineActions } from './useCartActions';

interface Props extends LineActions {
  readonly line: CartLine;
}

/**
 * A line of the cart: product, sizes, quantity and total (docs/product/cart.md#lines). Memoized, so that only the changed
 * line is rendered, for example while a key repeats on a long cart.
 */
export const CartLineItem = memo(function CartLineItem({
  line,
  rowRef,
  save,
  remove,
}: Props): ReactNode {
  const cart = useCart();
  const titleId = useId();
  const path = productPath(line.id);
  const buttonProps = { variant: 'quiet', size: 'small', 'aria-describedby': titleId } as const;
  return (
    <li ref={rowRef} className={classes.line} data-row={line.id}>
      {/* The title links to the same page, so the picture's link is not a tab stop. */}
      <Link to={path} tabIndex={-1} aria-hidden="true" className={classes.pictureLink}>
        <ProductPicture
          src={line.imageUrl}
          alt=""
          sizes="(width < 42rem) 6rem, (width < 64rem) 8rem, (width < 70rem) 6rem, 8rem"
        />
      </Link>
      <div className={classes.words}>
        <h2 id={titleId} className={classes.title}>
          <Link to={path}>
            <WholeWords>{line.title}</WholeWords>
          </Link>
        </h2>
        {line.hasSizes !== false && <LineSizes line={line} />}
        <Price {...pricesOf(line)} />
      </div>
      <div className={classes.deal}>
        <div className={classes.controls}>
          <Quantity
            value={line.quantity}
            max={MAX_LINE_QUANTITY}
            onChange={(quantity) => cart.updateQuantity(line.id, quantity)}
            onStep={(by) => cart.changeQuantity(line.id, by)}
            description={line.title}
          />
          <Button {...buttonProps} onClick={() => save(line)}>
            Save for later
          </Button>
          <Button {...buttonProps} onClick={() => remove(line)}>
            Remove
          </Button>
        </div>
        <p className={classes.total}>{formatSum(lineTotal(line))}</p>
      </div>
    </li>
  );
});
