import { getEventListeners } from 'node:events';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { StillClock } from './testing/StillClock.ts';
import { browserClock, Interruption, raceSignal, SilenceLimit, TimeoutError } from './waiting.ts';

const NEVER = (): Promise<never> => new Promise(() => undefined);

let clock: StillClock;
let limit: SilenceLimit;

beforeEach(() => {
  clock = new StillClock();
  limit = new SilenceLimit(clock, 100);
});

function watch(promise: Promise<unknown>): { reason: unknown } {
  const watched: { reason: unknown } = { reason: null };
  promise.catch((reason: unknown) => {
    watched.reason = reason;
  });
  return watched;
}

describe('a timeout without data', () => {
  it('rejects with a TimeoutError when nothing has arrived for this long', async () => {
    let signal: AbortSignal | undefined;
    const watched = watch(
      limit.wait((ofWait) => {
        signal = ofWait;
        return NEVER();
      }),
    );
    await clock.advance(99);
    expect(watched.reason).toBeNull();
    expect(signal?.aborted).toBe(false);
    await clock.advance(1);
    expect(watched.reason).toEqual(new TimeoutError(100));
    expect(String(watched.reason)).toBe('TimeoutError: Nothing arrived within 100 ms.');
    expect(signal?.reason).toBe(watched.reason);
  });

  it('restarts for all tasks when data of one arrives', async () => {
    const watched = watch(limit.wait(NEVER));
    await clock.advance(60);
    await limit.wait(() => Promise.resolve());
    await clock.advance(60);
    expect(watched.reason).toBeNull();
  });

  it('does not apply while nothing is awaited', async () => {
    expect(await limit.wait(() => Promise.resolve('here'))).toBe('here');
    await expect(limit.wait(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    limit.progress();
    expect(clock.timers).toBe(0);
  });

  it('is interrupted with a reason; later tasks have their own time', async () => {
    const reason = new Interruption();
    const watched = watch(limit.wait(NEVER));
    limit.interrupt(reason);
    const later = watch(limit.wait(NEVER));
    await clock.advance(99);
    expect(watched.reason).toBe(reason);
    expect(later.reason).toBeNull();
    await clock.advance(1);
    expect(later.reason).toBeInstanceOf(TimeoutError);
  });
});

it.each([
  ['resolves', () => Promise.resolve()],
  ['rejects', () => Promise.reject(new Error('failed'))],
])('removes its listener from the signal when the promise %s', async (_what, begin) => {
  const { signal } = new AbortController();
  const race = raceSignal<void>(begin(), signal);
  expect(getEventListeners(signal, 'abort')).toHaveLength(1);
  await race.catch(() => undefined);
  await Promise.resolve();
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

describe('the browser’s clock', () => {
  it('counts from the beginning of the document’s loading', () => {
    expect(Math.abs(browserClock.now() - performance.now())).toBeLessThan(1_000);
  });

  it('calls back after a time, unless it is cancelled', () => {
    jest.useFakeTimers();
    const callback = jest.fn();
    browserClock.after(100, callback);
    browserClock.after(100, callback)();
    jest.advanceTimersByTime(99);
    expect(callback).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(callback).toHaveBeenCalledTimes(1);
  });
});
