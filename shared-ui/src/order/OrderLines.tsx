import type { ReactNode } from 'react';
import { countOf, formatNumber, formatSum, ProductPicture } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { WholeWords } from '../components/WholeWords/WholeWords';
import classes from './OrderLines.module.scss';

/** With this many lines or more the list of a checkout scrolls in wide windows, so that the sums and the button stay in view. */
const LONG = 5;

interface Line {
  readonly id: string;
  readonly title: string;
  readonly imageUrl: string;
  readonly quantity: number;
  /** The sizes in words; empty for a product without sizes. */
  readonly sizes: string;
  /** In cents. */
  readonly total: number;
  /** The address to choose a missing size; undefined if no size is missing or the order is placed. */
  readonly chooseAt?: string | undefined;
}

interface Props {
  readonly lines: readonly Line[];
  /** Whether a long list scrolls. A receipt shows all its lines. */
  readonly scrolls?: boolean;
}

export function OrderLines({ lines, scrolls = false }: Props): ReactNode {
  const list = (
    <ul className={classes.lines}>
      {lines.map((line) => (
        <OrderLine key={line.id} {...line} />
      ))}
    </ul>
  );
  if (!scrolls || lines.length < LONG) return list;
  const count = countOf(lines.length, 'product');
  return (
    <>
      {/* The scrolling area has the same name. */}
      <p aria-hidden="true" className={classes.count}>
        {count}
      </p>
      {/* A scrolling area must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="group" aria-label={count} tabIndex={0} className={classes.scroll}>
        {list}
      </div>
    </>
  );
}

function OrderLine({ title, imageUrl, quantity, sizes, total, chooseAt }: Line): ReactNode {
  return (
    <li className={classes.line}>
      <ProductPicture src={imageUrl} alt="" sizes="4rem" />
      <span className={classes.words}>
        {/* A no-break space keeps the number on the same line as the sign. */}
        <span>
          <WholeWords>{title}</WholeWords>
          <span>{` ×\u00A0${formatNumber(quantity)}`}</span>
        </span>
        {sizes && <small className={classes.sizes}>{sizes}</small>}
        {chooseAt && (
          <Link to={chooseAt} className={classes.choose} aria-label={`Choose a size: ${title}`}>
            Choose a size
          </Link>
        )}
      </span>
      <span className={classes.total}>{formatSum(total)}</span>
    </li>
  );
}
