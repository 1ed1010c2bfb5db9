/** @jest-environment @stryker-mutator/jest-runner/jest-env/node */
import { expect, it } from '@jest/globals';
import { Patience } from './Patience';

it.each([
  ['whole', 0, 20_000],
  ['first', 0, 17_000],
  ['second', 0, 3_000],
  ['whole', 1, 40_000],
  ['second', 3, 24_000],
] as const)('%s after %i retries is %i ms on a line that is not slow', (part, retries, limit) => {
  expect(new Patience().limit(part, retries)).toBe(limit);
});

it('is four times the longest wait that was measured, where that is more', () => {
  const patience = new Patience(1_000);
  expect(patience.limit('second', 0)).toBe(4_000);
  patience.learn(6_000);
  patience.learn(2_000);
  expect(patience.limit('whole', 0)).toBe(24_000);
  expect(patience.limit('second', 1)).toBe(48_000);
});

it('counts no wait as more than ten seconds', () => {
  const patience = new Patience();
  patience.learn(300_000);
  expect(patience.limit('whole', 0)).toBe(40_000);
});
