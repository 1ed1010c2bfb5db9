/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { reportLost, markHydrated } from '../remotes/hydrated';
import { whenAnswered } from './whenAnswered';

const run = jest.fn();
let end: () => void;

/** An idle callback runs at once. */
beforeEach(() => {
  run.mockClear();
  Object.assign(globalThis, { requestIdleCallback: (callback: () => void) => callback() });
  document.body.innerHTML = '<div data-dehydrated=""><main data-dehydrated=""></main></div>';
});

const part = (name: string): Element | null => document.querySelector(name);

describe('work after the hydration of a page', () => {
  beforeEach(() => {
    end = whenAnswered(run);
  });

  it('runs once all of its parts are hydrated', async () => {
    markHydrated(part('div'));
    await Promise.resolve();
    expect(run).not.toHaveBeenCalled();
    markHydrated(part('main'));
    await Promise.resolve();
    reportLost();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('runs when one of its parts is lost', () => {
    document.body.insertAdjacentHTML('beforeend', '<p role="alert" data-lost=""></p>');
    reportLost();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('does not run after its component has unmounted', async () => {
    end();
    markHydrated(part('div'));
    markHydrated(part('main'));
    await Promise.resolve();
    expect(run).not.toHaveBeenCalled();
  });
});

it('work after the hydration of a page runs at once if no part waits for hydration', () => {
  document.body.innerHTML = '';
  whenAnswered(run);
  expect(run).toHaveBeenCalledTimes(1);
});
