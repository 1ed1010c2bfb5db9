import { expect, it } from '@jest/globals';
import { isFresh } from './isFresh';

const NOW = Date.UTC(2026, 10, 22, 12);

it.each([
  ['an hour old', { Date: new Date(NOW - 3_600_000).toUTCString() }, true],
  ['two days old', { Date: new Date(NOW - 2 * 86_400_000).toUTCString() }, false],
  ['of unknown age', {}, false],
])('a picture that is %s is shown without a request: %j', (_age, headers, fresh) => {
  expect(isFresh(new Response('', { headers }), NOW)).toBe(fresh);
});
