/** @jest-environment @stryker-mutator/jest-runner/jest-env/node */
import { describe, expect, it, jest } from '@jest/globals';
import { SharedRequest, type Waiter } from './SharedRequest';

interface Call {
  readonly waiter: Waiter;
  readonly answer: (value: string) => void;
  readonly fail: (error: Error) => void;
}

function create(): { request: SharedRequest<string>; calls: Call[] } {
  const calls: Call[] = [];
  const request = new SharedRequest<string>(
    (waiter) => new Promise((answer, fail) => calls.push({ waiter, answer, fail })),
  );
  return { request, calls };
}

function waiting(): { waiter: Waiter; leave: () => void; progress: ReturnType<typeof jest.fn> } {
  const controller = new AbortController();
  const progress = jest.fn();
  return {
    waiter: { signal: controller.signal, progress },
    leave: () => controller.abort(new Error('left')),
    progress,
  };
}

describe('a shared request', () => {
  it('asks once for all who wait, and tells each of progress', async () => {
    const { request, calls } = create();
    const [one, other] = [waiting(), waiting()];
    const answers = [request.join(one.waiter), request.join(other.waiter)];
    expect(calls).toHaveLength(1);
    calls[0]?.waiter.progress();
    expect(one.progress).toHaveBeenCalledTimes(1);
    expect(other.progress).toHaveBeenCalledTimes(1);
    calls[0]?.answer('here');
    expect(await Promise.all(answers)).toEqual(['here', 'here']);
  });

  it('keeps its answer until it is reset', async () => {
    const { request, calls } = create();
    const first = request.join(waiting().waiter);
    calls[0]?.answer('first');
    await first;
    const late = waiting();
    expect(await request.join(late.waiter)).toBe('first');
    late.leave();
    expect(await request.join(waiting().waiter)).toBe('first');
    request.reset();
    const second = request.join(waiting().waiter);
    calls[1]?.answer('second');
    expect(await second).toBe('second');
  });

  it('asks again after a failure', async () => {
    const { request, calls } = create();
    const first = request.join(waiting().waiter);
    calls[0]?.fail(new Error('down'));
    await expect(first).rejects.toThrow('down');
    void request.join(waiting().waiter).catch(() => undefined);
    expect(calls).toHaveLength(2);
  });

  it('goes on for those who stay, and is aborted when the last has left', async () => {
    const { request, calls } = create();
    const [one, other] = [waiting(), waiting()];
    const first = request.join(one.waiter);
    const second = request.join(other.waiter);
    one.leave();
    await expect(first).rejects.toThrow('left');
    expect(calls[0]?.waiter.signal.aborted).toBe(false);
    calls[0]?.waiter.progress();
    expect(one.progress).not.toHaveBeenCalled();
    other.leave();
    await expect(second).rejects.toThrow('left');
    expect(calls[0]?.waiter.signal.aborted).toBe(true);
    void request.join(waiting().waiter).catch(() => undefined);
    expect(calls).toHaveLength(2);
  });

  it('does not wait for one whose signal was aborted before', async () => {
    const { request } = create();
    const gone = waiting();
    gone.leave();
    await expect(request.join(gone.waiter)).rejects.toThrow('left');
  });
});
