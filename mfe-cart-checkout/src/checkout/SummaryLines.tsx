import type { ReactNode } from 'react';
import { lineTotal, type CartLine } from 'shared-state';
import { formatSum, ProductPicture } from 'shared-ui';
import { sizesText } from '../summary/wording';
import classes from './SummaryLines.module.scss';

/** From this many lines on the list scrolls, so that the sums and the button stay in view. */
const LONG = 5;

/** The lines of the order, beside the form. */
export function SummaryLines({ lines }: { readonly lines: readonly CartLine[] }): ReactNode {
  const list = (
    <ul className={classes.lines}>
      {lines.map((line) => (
        <li key={line.id} className={classes.line}>
          <ProductPicture src={line.imageUrl} alt="" sizes="4rem" className={classes.thumb} />
          <span className={classes.words}>
            {/* The number never stands alone on a line: a no-break space holds it to the sign. */}
            {`${line.title} ×\u00A0${line.quantity}`}
            {line.sizes && (
              <small className={classes.sizes}>{`Size ${sizesText(line.sizes)}`}</small>
            )}
          </span>
          <span className={classes.total}>{formatSum(lineTotal(line))}</span>
        </li>
      ))}
    </ul>
  );
  if (lines.length < LONG) return list;
  return (
    // A scrolling area has to be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="group" aria-label="Items" tabIndex={0} className={classes.scroll}>
      {list}
    </div>
  );
}
