import { expect, it } from '@jest/globals';
import { countOf } from './countOf';
import { formatDay } from './formatDay';

it.each([
  [0, '0 products'],
  [1, '1 product'],
  [2, '2 products'],
])('counts %p as %p', (count, words) => {
  expect(countOf(count, 'product')).toBe(words);
});

it.each([
  ['1990-04-12', '12 April 1990'],
  ['2024-02-29', '29 February 2024'],
  ['1990-13-45', '1990-13-45'],
  ['yesterday', 'yesterday'],
  ['', ''],
  [new Date(2025, 2, 28, 23, 59), '28 March 2025'],
])('writes the day %p as %p', (day, words) => {
  expect(formatDay(day)).toBe(words);
});
