import { SIZES, type SizeCounts } from 'shared-state';

/** The sizes of a line in words: "M, L × 2" (RULINGS A15). */
export function sizesText(sizes: SizeCounts): string {
  return SIZES.flatMap((size) => {
    const count = sizes[size] ?? 0;
    if (count === 0) return [];
    return count === 1 ? [size] : [`${size} × ${count}`];
  }).join(', ');
}

/** A number of items in words: "1 item", "1,200 items". */
export function itemsText(count: number): string {
  return count === 1 ? '1 item' : `${count.toLocaleString('en-US')} items`;
}
