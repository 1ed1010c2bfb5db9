import { expect } from '@jest/globals';

/** Compares JSON values. `toEqual` is too slow for tens of thousands of comparisons. */
export function expectSame(actual: unknown, expected: unknown): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) expect(actual).toEqual(expected);
}
