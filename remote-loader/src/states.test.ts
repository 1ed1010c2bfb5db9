import { afterEach, expect, it } from '@jest/globals';
import { checkTransition, PAGE_TRANSITIONS, REMOTE_TRANSITIONS } from './states.ts';

const { NODE_ENV } = process.env;

afterEach(() => {
  process.env.NODE_ENV = NODE_ENV;
});

it.each([
  ['a page', PAGE_TRANSITIONS, 'idle', 'ready'],
  ['a page', PAGE_TRANSITIONS, 'idle', 'failed'],
  ['a remote', REMOTE_TRANSITIONS, 'idle', 'ready'],
  ['a remote', REMOTE_TRANSITIONS, 'failed', 'ready'],
  ['a remote', REMOTE_TRANSITIONS, 'stale', 'ready'],
])('%s that does not load stays as it is: %s %s %s', (_what, table, from, to) => {
  const change = (): void => checkTransition<string>(table, from, to);
  expect(change).toThrow(`The transition from "${from}" to "${to}" is not allowed.`);
  process.env.NODE_ENV = 'production';
  expect(change).not.toThrow();
});
