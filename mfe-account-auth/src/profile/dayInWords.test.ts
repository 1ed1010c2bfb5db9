import { expect, it } from '@jest/globals';
import { dayInWords } from './dayInWords';

it.each([
  ['1990-04-12', '12 April 1990'],
  ['2024-02-29', '29 February 2024'],
  ['1990-13-45', '1990-13-45'],
  ['yesterday', 'yesterday'],
  ['', ''],
])('says the day %p as %p', (day, words) => {
  expect(dayInWords(day)).toBe(words);
});
