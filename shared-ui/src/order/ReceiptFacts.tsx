import type { ReactNode } from 'react';
import { SHOP_NAME } from 'shared-ui';
import { formatDay } from '../words/formatDay';
import classes from './OrderReceipt.module.scss';

/** The facts of a receipt, without its lines and sums. They include no card data. */
export interface PlacedOrder {
  readonly number: string;
  readonly placedAt: Date;
  readonly name: string;
  /** The lines of the address. */
  readonly address: readonly string[];
  readonly payment: string;
}

/** The head of a receipt: shop, number, date, address and payment. Empty facts are left out. */
export function ReceiptFacts({ order }: { readonly order: PlacedOrder }): ReactNode {
  const { number, placedAt, name, address, payment } = order;
  const rows = [
    ['Shop', SHOP_NAME],
    ['Order', number],
    ['Date', formatDay(placedAt)],
    ['Ship to', [name, ...address].filter(Boolean).join(', ')],
    ['Payment', payment],
  ] as const;
  return (
    <dl className={classes.facts}>
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
