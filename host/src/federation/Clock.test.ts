/** @jest-environment @stryker-mutator/jest-runner/jest-env/node */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { browserClock } from './Clock';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

it('goes on, calls back in time, and not once that was cancelled', () => {
  const start = browserClock.now();
  const called: string[] = [];
  browserClock.after(20, () => called.push('kept'));
  const cancel = browserClock.after(20, () => called.push('cancelled'));
  cancel();
  jest.advanceTimersByTime(19);
  expect(called).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(called).toEqual(['kept']);
  expect(browserClock.now() - start).toBe(20);
});
