/** Time left, in whole units. */
export interface Countdown {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** How far off "soon" is, in milliseconds: 30 days after the page was loaded (SPEC §9). */
export const COUNTDOWN_LENGTH = 30 * DAY;

/**
 * The time left of the countdown. The clock may run backwards or jump: the outcome is never negative, never more than
 * the whole, never NaN (RULINGS A23).
 *
 * @param loadedAt when the page was loaded, in milliseconds since the epoch
 * @param now in milliseconds since the epoch
 */
export function countdown(loadedAt: number, now: number): Countdown {
  const elapsed = Number.isFinite(now - loadedAt) ? now - loadedAt : 0;
  const left = Math.min(Math.max(COUNTDOWN_LENGTH - elapsed, 0), COUNTDOWN_LENGTH);
  const seconds = Math.ceil(left / SECOND);
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
