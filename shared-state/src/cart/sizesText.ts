import { SIZES, type CartLine } from './cartLine';

type Pieces = Pick<CartLine, 'quantity' | 'sizes'>;

/** How many pieces of a line have no size. */
export function countWithoutSize({ quantity, sizes = {} }: Pieces): number {
  return SIZES.reduce((left, size) => left - (sizes[size] ?? 0), quantity);
}

/**
 * The sizes of a line in words, from small to large: "Size M, L × 2". Where some pieces have none each number is named:
 * "Size M × 1 · 2 without a size".
 */
export function sizesText(line: Pieces): string {
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
