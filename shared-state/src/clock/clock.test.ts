import { expect, it, jest } from '@jest/globals';
import { systemClock } from './clock';

it('the system clock has the current time and waits for the given time', async () => {
  jest.useFakeTimers({ now: 5000 });
  expect(systemClock.now()).toEqual(new Date(5000));
  const handleEnd = jest.fn();
  void systemClock.wait(1000).then(handleEnd);
  await jest.advanceTimersByTimeAsync(999);
  expect(handleEnd).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(handleEnd).toHaveBeenCalled();
});
