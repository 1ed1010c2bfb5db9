import { expect, it } from '@jest/globals';
import { repeat, resultsOf, tableOf, type Run } from './repeat';

it('runs each number once, with at most two at a time', async () => {
  let running = 0;
  const runs = await repeat({ times: 7, atOnce: 2 }, async (number): Promise<Run> => {
    running += 1;
    expect(running).toBeLessThanOrEqual(2);
    await new Promise((resolve) => setTimeout(resolve, number % 3));
    running -= 1;
    return { number, seconds: 61, passed: 3, failures: number === 2 ? ['a.spec.ts: a'] : [] };
  });
  expect(runs.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  const table = tableOf(runs).split('\n');
  expect(table[3]).toBe('| 2 | 1:01 | 3 | 1 | a.spec.ts: a |');
  expect(table.at(-1)).toBe('| all | 7:07 | 21 | 1 |  |');
});

it('reads passed and failed tests, and errors before the first test', () => {
  const report = {
    stats: { expected: 2 },
    errors: [{ message: 'No tests found\nat x' }],
    suites: [
      {
        specs: [{ ok: true, file: 'a.spec.ts', title: 'one' }],
        suites: [{ specs: [{ ok: false, file: 'a.spec.ts', title: 'two' }] }],
      },
    ],
  };
  expect(resultsOf(report)).toEqual({ passed: 2, failures: ['a.spec.ts: two', 'No tests found'] });
});
