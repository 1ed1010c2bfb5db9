import { expect, it } from '@jest/globals';
import { countOf } from './countOf';
import { asciiDigits, readWholeNumber } from './digits';
import { formatDay } from './formatDay';

it.each([
  [0, '0 products'],
  [1, '1 product'],
  [1200, '1,200 products'],
])('counts %p as %p', (count, words) => {
  expect(countOf(count, 'product')).toBe(words);
});

it.each([
  ['1990-04-12', '12 April 1990'],
  ['1990-13-45', '1990-13-45'],
  [new Date(2025, 2, 28, 23, 59), '28 March 2025'],
])('writes the day %p as %p', (day, words) => {
  expect(formatDay(day)).toBe(words);
});

it.each([
  ['１２', '12'],
  ['٠٥٩', '059'],
  ['۴२', '42'],
  // Fifty mathematical digits stand in one row.
  ['𝟎𝟗𝟘𝟡𝟿', '09099'],
  ['4x', '4x'],
])('the digits of %s are %s', (text, expected) => {
  expect(asciiDigits(text)).toBe(expected);
});

it.each([
  ['2.5', 2],
  ['12,00', 12],
  ['1,000', 1000],
  ['1,234,567.8', 1234567],
  ['１，０００．５', 1000],
  ['١٬٠٠٠٫٥', 1000],
  ['1x2.-', 12],
  ['.5', 0],
  ['', 0],
])('the whole number in %p is %p', (text, expected) => {
  expect(readWholeNumber(text)).toBe(expected);
});
