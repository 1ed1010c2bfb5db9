import { orderLine, orderTotals, type OrderLine, type Receipt } from 'shared-state';

export type OrderStatus = 'Delivered' | 'Shipped' | 'Processing';

export type OrderItem = Omit<OrderLine, 'total'>;

export interface Order {
  /** Its number, in the format of `orderNumber`. */
  readonly id: string;
  /** A day as YYYY-MM-DD, or a date with a time. */
  readonly date: string | Date;
  readonly status: OrderStatus;
  /** In cents, tax included. */
  readonly total: number;
  readonly items: readonly OrderItem[];
  /** The parcel's tracking number; null before shipping. */
  readonly tracking: string | null;
}

/** The order of a receipt. This shop delivers nothing, so the order keeps the first status. */
export function orderOf({ id, placedAt, lines }: Receipt): Order {
  return {
    id,
    date: new Date(placedAt),
    status: 'Processing',
    total: orderTotals(lines).total,
    items: lines.map(orderLine),
    tracking: null,
  };
}
