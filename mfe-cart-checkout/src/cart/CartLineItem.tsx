import { useId, type ReactNode } from 'react';
import { lineTotal, SIZES, toAmount, type CartLine, type SizeCounts } from 'shared-state';
import { Button, formatSum, Picture, Price, Quantity } from 'shared-ui';
import { Link } from 'shared-ui/router';
import classes from './CartLineItem.module.scss';

interface Props {
  readonly line: CartLine;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}

/** A line of the cart: what it is, how many, and what that comes to (SPEC §2, Cart). */
export function CartLineItem({ line, onQuantity, onRemove }: Props): ReactNode {
  const titleId = useId();
  return (
    <li className={classes.line}>
      <Picture src={line.imageUrl} alt="" width={600} height={800} className={classes.picture} />
      <div className={classes.words}>
        <h2 id={titleId} className={classes.title}>
          <Link to={`/product/${encodeURIComponent(line.id)}`}>{line.title}</Link>
        </h2>
        {line.sizes && <p className={classes.sizes}>{`Size ${sizesText(line.sizes)}`}</p>}
        <Price
          amount={toAmount(line.newPrice)}
          oldAmount={line.oldPrice === undefined ? undefined : toAmount(line.oldPrice)}
        />
      </div>
      <div className={classes.controls}>
        <Quantity value={line.quantity} onChange={onQuantity} description={line.title} />
        <Button variant="quiet" size="small" onClick={onRemove} aria-describedby={titleId}>
          Remove
        </Button>
      </div>
      <p className={classes.total}>{formatSum(lineTotal(line))}</p>
    </li>
  );
}

/** "M, L × 2": the sizes that ride along with a line (RULINGS A15). */
function sizesText(sizes: SizeCounts): string {
  return SIZES.flatMap((size) => {
    const count = sizes[size] ?? 0;
    if (count === 0) return [];
    return count === 1 ? [size] : [`${size} × ${count}`];
  }).join(', ');
}
