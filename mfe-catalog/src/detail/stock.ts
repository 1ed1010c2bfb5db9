import { formatNumber } from 'shared-ui';
import type { Stock } from '../catalogue/types';

/** The highest number of pieces that counts as "a few". */
const FEW = 5;

/** The highest number of pieces that the page mentions. */
const LOW = 10;

/** Whether the page says how few pieces are left. */
export function isLow({ left }: Stock): boolean {
  return left === 'few' || (left !== undefined && left <= LOW);
}

/** The availability in words (docs/product/catalogue.md#stock). */
export function stockText(stock: Stock): string {
  const { left, shipsIn } = stock;
  if (!isLow(stock)) return shipsIn ? `In stock, ships in ${shipsIn}` : 'In stock';
  if (left === 'few') return 'Last few pieces';
  if (left === 0) return 'Out of stock';
  return Number(left) <= FEW ? `Only ${left} left` : `Low stock: ${left} left`;
}

/** A note if a quantity, together with the pieces in the cart, exceeds the stock; otherwise empty. */
export function beyondStock({ left = Infinity }: Stock, quantity: number, inCart: number): string {
  if (quantity + inCart <= (left === 'few' ? FEW : left)) return '';
  const sum = inCart > 0 ? `With the ${formatNumber(inCart)} in your cart, that` : 'That';
  return left === 'few'
    ? `${sum} may be more than what’s left.`
    : `${sum}’s more than the ${left} left.`;
}
