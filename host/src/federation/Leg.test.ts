/** @jest-environment @stryker-mutator/jest-runner/jest-env/node */
import { beforeEach, expect, it } from '@jest/globals';
import { TimeoutError } from './errors';
import { Leg, raceSignal } from './Leg';
import { StillClock } from './testing/StillClock';

let clock: StillClock;
let leg: Leg;

beforeEach(() => {
  clock = new StillClock();
  leg = new Leg(clock, 100);
});

it('is over when nothing has arrived for so long, and says that', async () => {
  await clock.advance(99);
  expect(leg.signal.aborted).toBe(false);
  await clock.advance(1);
  expect(leg.signal.reason).toEqual(new TimeoutError(100));
  expect(String(leg.signal.reason)).toBe('TimeoutError: Nothing arrived within 100 ms.');
});

it('begins its time anew with whatever arrives', async () => {
  await clock.advance(99);
  leg.progress();
  await clock.advance(99);
  expect(leg.signal.aborted).toBe(false);
  await clock.advance(1);
  expect(leg.signal.aborted).toBe(true);
});

it('has no time left to run out once it has ended', async () => {
  leg.end('enough');
  leg.progress();
  expect(clock.timers).toBe(0);
  await clock.advance(1_000);
  expect(leg.signal.reason).toBe('enough');
});

it('waits for a promise as long as it lasts', async () => {
  await expect(leg.race(Promise.resolve('here'))).resolves.toBe('here');
  const never = leg.race(new Promise(() => undefined));
  leg.end(new Error('over'));
  await expect(never).rejects.toThrow('over');
});

it('does not begin to wait when it is over', async () => {
  leg.end(new Error('over'));
  await expect(leg.race(Promise.resolve('late'))).rejects.toThrow('over');
});

it.each([
  ['came', () => Promise.resolve()],
  ['failed', () => Promise.reject(new Error('failed'))],
])('leaves nothing on the signal when what it waited for %s', async (_what, begin) => {
  const listeners = new Set<unknown>();
  const { signal } = new AbortController();
  signal.addEventListener = (type: string, listener: unknown) => {
    expect(type).toBe('abort');
    listeners.add(listener);
  };
  signal.removeEventListener = (type: string, listener: unknown) => {
    if (type === 'abort') listeners.delete(listener);
  };
  const race = raceSignal<void>(begin(), signal);
  expect(listeners.size).toBe(1);
  await race.catch(() => undefined);
  await Promise.resolve();
  expect(listeners.size).toBe(0);
});
