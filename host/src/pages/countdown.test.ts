import { expect, it } from '@jest/globals';
import { countdown, COUNTDOWN_LENGTH } from './countdown';

const LOADED = Date.UTC(2025, 3, 1);
const ALL = [30, 0, 0, 0];

it.each([
  ['starts at 30 days', LOADED, ALL],
  [
    'counts days, hours, minutes and seconds',
    LOADED + COUNTDOWN_LENGTH - (((2 * 24 + 3) * 60 + 4) * 60 + 5) * 1000,
    [2, 3, 4, 5],
  ],
  ['is zero years later', LOADED + COUNTDOWN_LENGTH * 100, [0, 0, 0, 0]],
  ['is 30 days when the clock runs backwards', LOADED - 5_000_000, ALL],
  ['is 30 days when the clock is broken', NaN, ALL],
])('the countdown %s', (_, now, left) => {
  expect(countdown(LOADED, now)).toEqual(left);
});
