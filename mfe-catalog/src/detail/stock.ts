import { formatNumber } from 'shared-ui';

/** The highest number of pieces that counts as "a few". */
const FEW = 5;

/** The content of a stock text. */
interface Stock {
  readonly isLow: boolean;
  /** The number of pieces left; infinite if the text names no limit. */
  readonly left: number;
  /** Whether the text names the number. */
  readonly isCounted: boolean;
}

/** Reads a stock text such as "In stock", "Only 3 left" or "Last few pieces". */
export function stockOf(stockText: string): Stock {
  const count = /\d+(?= left)/.exec(stockText)?.[0];
  if (count !== undefined) return { isLow: true, left: Number(count), isCounted: true };
  if (/\bfew\b/.test(stockText)) return { isLow: true, left: FEW, isCounted: false };
  return { isLow: false, left: Infinity, isCounted: false };
}

/** A note if a quantity, together with the pieces in the cart, exceeds the stock text; otherwise empty. */
export function beyondStock(stockText: string, quantity: number, inCart: number): string {
  const { left, isCounted } = stockOf(stockText);
  if (quantity + inCart <= left) return '';
  const sum = inCart > 0 ? `With the ${formatNumber(inCart)} in your cart, that` : 'That';
  return isCounted
    ? `${sum}’s more than the ${left} left.`
    : `${sum} may be more than what’s left.`;
}
