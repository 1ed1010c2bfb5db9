import { afterEach, expect, it, jest } from '@jest/globals';
import { systemClock } from './clock';

afterEach(() => {
  jest.useRealTimers();
});

it('the system clock has the current time and waits for the given time', async () => {
  jest.useFakeTimers({ now: 5000 });
  expect(systemClock.now()).toEqual(new Date(5000));
  let isOver = false;
  const wait = systemClock.wait(1000).then(() => {
    isOver = true;
  });
  await jest.advanceTimersByTimeAsync(999);
  expect(isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(true);
  await wait;
});
