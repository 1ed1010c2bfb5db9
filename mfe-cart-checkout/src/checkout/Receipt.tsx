import type { ReactNode } from 'react';
import { SHOP_NAME } from 'shared-ui';
import { formatDay } from 'shared-ui/days';
import classes from './Checkout.module.scss';
import type { PlacedOrder } from './placedOrder';

/** The head of a printed order: shop, number, date, address and payment kind. */
export function Receipt({ order }: { readonly order: PlacedOrder }): ReactNode {
  const { number, date, name, address, payment } = order;
  const rows = [
    ['Shop', SHOP_NAME],
    ['Order', number],
    ['Date', formatDay(date)],
    ['Ship to', [name, ...address].filter(Boolean).join(', ')],
    ['Payment', payment],
  ] as const;
  return (
    <dl className={classes.receipt}>
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
