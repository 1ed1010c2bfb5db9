import { expect, it } from '@jest/globals';
import { countWithoutSize, sizesText } from './sizesText';

it.each<[Parameters<typeof sizesText>[0], string, number]>([
  [{ quantity: 1, sizes: { M: 1 } }, 'Size M', 0],
  [{ quantity: 4, sizes: { XL: 1, S: 2, M: 1 } }, 'Size S × 2, M, XL', 0],
  [{ quantity: 3, sizes: { M: 1 } }, 'Size M × 1 · 2 without a size', 2],
  [{ quantity: 9, sizes: { L: 2, M: 1 } }, 'Size M × 1, L × 2 · 6 without a size', 6],
  [
    { quantity: 9_000_000, sizes: { M: 1, L: 1200 } },
    'Size M × 1, L × 1,200 · 8,998,799 without a size',
    8_998_799,
  ],
  [{ quantity: 1 }, 'No size chosen', 1],
  [{ quantity: 3, sizes: {} }, 'No size chosen', 3],
  [{ quantity: 3, hasSizes: false }, '', 0],
  [{ quantity: 1, sizes: { L: 1 }, isForChildren: true }, 'Size L (7–8 yrs)', 0],
  [
    { quantity: 3, sizes: { S: 1, M: 2 }, isForChildren: true },
    'Size S (3–4 yrs), M (5–6 yrs) × 2',
    0,
  ],
])('of %j is %s', (line, text, left) => {
  expect(sizesText(line)).toBe(text.replaceAll('× ', '×\u00A0'));
  expect(countWithoutSize(line)).toBe(left);
});
