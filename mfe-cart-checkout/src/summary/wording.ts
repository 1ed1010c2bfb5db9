import { SIZES, type SizeCounts } from 'shared-state';

/** "M, L × 2": the sizes that ride along with a line (RULINGS A15). */
export function sizesText(sizes: SizeCounts): string {
  return SIZES.flatMap((size) => {
    const count = sizes[size] ?? 0;
    if (count === 0) return [];
    return count === 1 ? [size] : [`${size} × ${count}`];
  }).join(', ');
}

/** "1 item", "3 items". */
export function itemsText(count: number): string {
  return count === 1 ? '1 item' : `${count.toLocaleString('en-US')} items`;
}
