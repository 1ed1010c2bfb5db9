const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** The length of the countdown in milliseconds: 30 days from loading the page (docs/product/shell.md#countdown). */
export const COUNTDOWN_LENGTH = 30 * DAY;

/**
 * The remaining time of the countdown: whole days, hours, minutes and seconds. It is never negative, above the length, or NaN, even
 * if the clock is changed. Both times are in milliseconds since the epoch.
 */
export function countdown(loadedAt: number, now: number): readonly number[] {
  const elapsed = Number.isFinite(now - loadedAt) ? now - loadedAt : 0;
  const left = Math.min(Math.max(COUNTDOWN_LENGTH - elapsed, 0), COUNTDOWN_LENGTH);
  const seconds = Math.ceil(left / SECOND);
  return [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3_600) % 24,
    Math.floor(seconds / 60) % 60,
    seconds % 60,
  ];
}
