import type { CartLine } from '../cart/cartLine';
import { sizesText } from '../cart/sizesText';
import { lineTotal, orderTotals, percentOf, type OrderTotals } from '../money/orderTotals';
import type { Receipt } from './receipt';

/** A line of an order for summaries and receipts. */
export interface OrderLine extends Pick<CartLine, 'id' | 'title' | 'imageUrl' | 'quantity'> {
  /** The sizes in words; empty for a product without sizes. */
  readonly sizes: string;
  /** In cents. */
  readonly total: number;
}

export interface ReceiptView {
  readonly order: Pick<Receipt, 'name' | 'address' | 'payment'> & {
    readonly number: string;
    readonly placedAt: Date;
  };
  readonly lines: readonly OrderLine[];
  readonly totals: OrderTotals;
  readonly discount: {
    readonly percent: number;
    /** In cents. */
    readonly amount: number;
  };
}

/** A line of a cart or a receipt for display. */
export function orderLine(line: CartLine): OrderLine {
  const { id, title, imageUrl, quantity } = line;
  return { id, title, imageUrl, quantity, sizes: sizesText(line), total: lineTotal(line) };
}

/** The content of a receipt for display. Its sums are computed from its lines. */
export function receiptView({ id, placedAt, lines, discount, ...receipt }: Receipt): ReceiptView {
  const { name, address, payment } = receipt;
  const totals = orderTotals(lines);
  return {
    order: { number: id, placedAt: new Date(placedAt), name, address, payment },
    lines: lines.map(orderLine),
    totals,
    discount: { percent: discount, amount: percentOf(totals.subtotal, discount) },
  };
}
