import type { CartLine } from '../cart/cartLine';
import { toCents } from './amount';

/** The fields of a line that the totals need. */
type PricedLine = Pick<CartLine, 'newPrice' | 'oldPrice' | 'quantity'>;

/** The sums of an order, each in integer cents. */
export interface OrderTotals {
  /** Sum of new price times quantity. */
  readonly subtotal: number;
  /** {@link TAX_PERCENT} of the subtotal, rounded to the cent. */
  readonly tax: number;
  /**
   * Subtotal and tax. Shipping is free, and a discount is never deducted (docs/product/checkout.md#discount-code).
   */
  readonly total: number;
  /** The old prices minus the new prices. A line with a higher new price counts as 0. */
  readonly saved: number;
}

/** Tax, in percent of the subtotal. */
export const TAX_PERCENT = 8;

/** The price of a line, in cents. */
export function lineTotal(line: PricedLine): number {
  return toCents(line.newPrice) * line.quantity;
}

/** The sums of an order, in integer cents to avoid rounding errors (docs/product/cart.md#sums). */
export function orderTotals(lines: readonly PricedLine[]): OrderTotals {
  let subtotal = 0;
  let saved = 0;
  for (const line of lines) {
    subtotal += lineTotal(line);
    if (line.oldPrice !== undefined) {
      saved += Math.max(0, toCents(line.oldPrice) - toCents(line.newPrice)) * line.quantity;
    }
  }
  const tax = percentOf(subtotal, TAX_PERCENT);
  return { subtotal, tax, total: subtotal + tax, saved };
}

/**
 * A whole percentage of a sum in cents, rounded to the cent. Computed in two parts, because the product of a large sum and
 * the percentage may not be an exact integer.
 */
export function percentOf(cents: number, percent: number): number {
  const rest = cents % 100;
  return ((cents - rest) / 100) * percent + Math.round((rest * percent) / 100);
}
