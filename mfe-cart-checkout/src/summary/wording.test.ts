import { expect, it } from '@jest/globals';
import { itemsText } from './wording';

it.each([
  [0, '0 items'],
  [1, '1 item'],
  [1200, '1,200 items'],
])('the text for %p items is %p', (count, text) => {
  expect(itemsText(count)).toBe(text);
});
