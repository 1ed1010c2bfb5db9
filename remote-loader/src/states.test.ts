import { afterEach, describe, expect, it } from '@jest/globals';
import { checkTransition, PAGE_TRANSITIONS, REMOTE_TRANSITIONS } from './states.ts';

// The diagrams of docs/remotes.md as rows: a state, and the states that may follow it.
describe.each([
  [
    'a page',
    PAGE_TRANSITIONS,
    {
      idle: 'loading',
      loading: 'loading ready failed idle',
      ready: 'loading failed idle',
      failed: 'loading ready idle',
    },
  ],
  [
    'a remote',
    REMOTE_TRANSITIONS,
    {
      idle: 'loading',
      loading: 'loading ready failed idle',
      ready: 'ready loading stale failed',
      failed: 'loading',
      stale: 'loading',
    },
  ],
] as const)('the states of %s', (_what, table, rows) => {
  const kinds = Object.keys(rows);
  it.each(Object.entries(rows))('%s is followed by %s, and by no other', (from, list) => {
    const followers = kinds.filter((to) => {
      try {
        checkTransition<string>(table, from, to);
        return true;
      } catch {
        return false;
      }
    });
    expect(followers.sort()).toEqual(list.split(' ').sort());
  });
});

const { NODE_ENV } = process.env;

afterEach(() => {
  process.env.NODE_ENV = NODE_ENV;
});

it('is not checked in production', () => {
  process.env.NODE_ENV = 'production';
  expect(() => checkTransition(PAGE_TRANSITIONS, 'idle', 'ready')).not.toThrow();
});

it('names a forbidden transition', () => {
  expect(() => checkTransition(PAGE_TRANSITIONS, 'idle', 'ready')).toThrow(
    'The transition from "idle" to "ready" is not allowed.',
  );
});
