import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { tellLost, wake } from '../remotes/wake';
import { whenAnswered } from './whenAnswered';

const run = jest.fn();
let end: () => void;

/** An idle period comes at once. */
beforeEach(() => {
  run.mockClear();
  Object.assign(globalThis, { requestIdleCallback: (callback: () => void) => callback() });
  document.body.innerHTML = '<div data-asleep=""><main data-asleep=""></main></div>';
});

const part = (name: string): Element | null => document.querySelector(name);

describe('what follows the answer of a page', () => {
  beforeEach(() => {
    end = whenAnswered(run, 0);
  });

  it('runs once all of its parts are hydrated', async () => {
    wake(part('div'));
    await Promise.resolve();
    expect(run).not.toHaveBeenCalled();
    wake(part('main'));
    await Promise.resolve();
    tellLost();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('runs when one of its parts is lost', () => {
    document.body.insertAdjacentHTML('beforeend', '<p role="alert" data-lost=""></p>');
    tellLost();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('does not run when its component has gone', async () => {
    end();
    wake(part('div'));
    wake(part('main'));
    await Promise.resolve();
    expect(run).not.toHaveBeenCalled();
  });
});

it('what follows the answer of a page runs at once where nothing of it waits', () => {
  document.body.innerHTML = '';
  whenAnswered(run, 0);
  expect(run).toHaveBeenCalledTimes(1);
});
