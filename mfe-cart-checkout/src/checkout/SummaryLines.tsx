import type { ReactNode } from 'react';
import { lineTotal, type CartLine } from 'shared-state';
import { formatSum, Picture } from 'shared-ui';
import classes from './Checkout.module.scss';

/** What is being bought, beside the form. */
export function SummaryLines({ lines }: { readonly lines: readonly CartLine[] }): ReactNode {
  return (
    <ul className={classes.lines}>
      {lines.map((line) => (
        <li key={line.id} className={classes.line}>
          <Picture src={line.imageUrl} alt="" width={600} height={800} className={classes.thumb} />
          <span className={classes.lineTitle}>{`${line.title} × ${line.quantity}`}</span>
          <span>{formatSum(lineTotal(line))}</span>
        </li>
      ))}
    </ul>
  );
}
