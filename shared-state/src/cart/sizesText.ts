import { SIZES, type CartLine } from './cartLine';

type Pieces = Pick<CartLine, 'quantity' | 'sizes' | 'hasSizes'>;

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
    return count === 1 && left === 0 ? [size] : [`${size} × ${count}`];
  });
  if (parts.length === 0) return 'No size chosen';
  const chosen = `Size ${parts.join(', ')}`;
  return left > 0 ? `${chosen} · ${left} without a size` : chosen;
}
