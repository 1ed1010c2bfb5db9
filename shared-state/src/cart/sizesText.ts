import { SIZES, type CartLine } from './cartLine';

type Pieces = Pick<CartLine, 'quantity' | 'sizes'>;

/** The number of pieces of a line without a size. */
export function countWithoutSize({ quantity, sizes = {} }: Pieces): number {
  return SIZES.reduce((left, size) => left - (sizes[size] ?? 0), quantity);
}

/**
 * The sizes of a line in words, from small to large: "Size M, L × 2". If some pieces have no size, every number is shown:
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
