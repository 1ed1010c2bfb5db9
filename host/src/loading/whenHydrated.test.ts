/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { reportLost, markHydrated } from '../remotes/hydrated';
import { whenHydrated } from './whenHydrated';

const run = jest.fn();

beforeEach(() => {
  // An idle callback runs at once.
  Object.assign(globalThis, { requestIdleCallback: (callback: () => void) => callback() });
  document.body.innerHTML = '<div data-dehydrated=""><main data-dehydrated=""></main></div>';
  whenHydrated(run);
});

it('work after the hydration of a page runs once all of its parts are hydrated', async () => {
  await hydrate('div');
  expect(run).not.toHaveBeenCalled();
  await hydrate('main');
  reportLost();
  expect(run).toHaveBeenCalledTimes(1);
});

it('work after the hydration of a page runs when one of its parts is lost', () => {
  document.body.insertAdjacentHTML('beforeend', '<p role="alert" data-lost=""></p>');
  reportLost();
  expect(run).toHaveBeenCalledTimes(1);
});

it('work after the hydration of a page runs at once if no part waits for hydration', () => {
  document.body.innerHTML = '';
  whenHydrated(run);
  expect(run).toHaveBeenCalledTimes(1);
});

async function hydrate(part: string): Promise<void> {
  markHydrated(document.querySelector(part));
  await Promise.resolve();
}
