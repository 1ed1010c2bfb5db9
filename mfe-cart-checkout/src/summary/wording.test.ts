import { describe, expect, it } from '@jest/globals';
import { itemsText } from './wording';

describe('itemsText', () => {
  it.each([
    [0, '0 items'],
    [1, '1 item'],
    [1200, '1,200 items'],
  ])('of %p is %p', (count, text) => {
    expect(itemsText(count)).toBe(text);
  });
});
