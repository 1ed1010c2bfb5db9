import { describe, expect, it } from '@jest/globals';
import { itemsText, sizesText } from './wording';

describe('sizesText', () => {
  it('names the sizes from small to large, with counts above 1', () => {
    expect(sizesText({ XL: 1, S: 2, M: 1 })).toBe('S × 2, M, XL');
    expect(sizesText({})).toBe('');
  });
});

describe('itemsText', () => {
  it.each([
    [0, '0 items'],
    [1, '1 item'],
    [1200, '1,200 items'],
  ])('says %p as %p', (count, text) => {
    expect(itemsText(count)).toBe(text);
  });
});
