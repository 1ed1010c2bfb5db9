import { describe, expect, it } from '@jest/globals';
import { countdown, COUNTDOWN_LENGTH } from './countdown';

const LOADED = Date.UTC(2025, 3, 1);

describe('countdown', () => {
  it('starts at 30 days', () => {
    expect(countdown(LOADED, LOADED)).toEqual({ days: 30, hours: 0, minutes: 0, seconds: 0 });
  });

  it('counts days, hours, minutes and seconds', () => {
    const left = ((2 * 24 + 3) * 60 + 4) * 60 + 5;
    const now = LOADED + COUNTDOWN_LENGTH - left * 1000;
    expect(countdown(LOADED, now)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 });
  });

  it.each([
    ['the end', LOADED + COUNTDOWN_LENGTH],
    ['years later', LOADED + COUNTDOWN_LENGTH * 100],
  ])('is zero at %s', (_when, now) => {
    expect(countdown(LOADED, now)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });

  it.each([
    ['runs backwards', LOADED - 5_000_000],
    ['is broken', NaN],
  ])('is 30 days when the clock %s', (_what, now) => {
    expect(countdown(LOADED, now)).toEqual({ days: 30, hours: 0, minutes: 0, seconds: 0 });
  });
});
