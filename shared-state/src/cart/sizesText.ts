import type { ProductSummary } from '../product/productSummary';
import { SIZES, type CartLine, type Size } from './cartLine';

type Pieces = Pick<CartLine, 'quantity' | 'sizes' | 'hasSizes' | 'isForChildren'>;

/** The places of thousands separators, as in other numbers of the shop. */
const THOUSANDS = /\B(?=(?:\d{3})+\b)/g;

/** The usual age for each of the children’s sizes, in years. */
export const AGES: Readonly<Record<Size, string>> = { S: '3–4', M: '5–6', L: '7–8', XL: '9–10' };

/** The usual age for one of the children’s sizes: "5–6 yrs". */
export function ageName(size: Size): string {
  return `${AGES[size]} yrs`;
}

/** A size in words: "M", or "M (5–6 yrs)" of a product for children. */
export function sizeName(
  size: Size,
  { isForChildren }: Pick<ProductSummary, 'isForChildren'>,
): string {
  return isForChildren ? `${size} (${ageName(size)})` : size;
}

/** The number of pieces of a line that need a size and have none. */
export function countWithoutSize({ quantity, sizes = {}, hasSizes }: Pieces): number {
  if (hasSizes === false) return 0;
  return SIZES.reduce((left, size) => left - (sizes[size] ?? 0), quantity);
}

/**
 * The sizes of a line in words, from small to large: "Size M, L × 2". If some pieces have no size, every number is shown:
 * "Size M × 1 · 2 without a size". Empty for a product without sizes.
 */
export function sizesText(line: Pieces): string {
  if (line.hasSizes === false) return '';
  const { sizes = {} } = line;
  const left = countWithoutSize(line);
  const parts = SIZES.flatMap((size) => {
    const count = sizes[size] ?? 0;
    if (count === 0) return [];
    const name = sizeName(size, line);
    return count === 1 && left === 0 ? [name] : [`${name} ×\u00A0${count}`];
  });
  if (parts.length === 0) return 'No size chosen';
  const chosen = `Size ${parts.join(', ')}`;
  const text = left > 0 ? `${chosen} · ${left} without a size` : chosen;
  return text.replace(THOUSANDS, ',');
}
