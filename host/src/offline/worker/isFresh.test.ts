import { expect, it } from '@jest/globals';
import { isFresh } from './isFresh';

const NOW = Date.UTC(2026, 10, 22, 12);

it.each([
  ['an hour old', new Date(NOW - 3_600_000), true],
  ['two days old', new Date(NOW - 2 * 86_400_000), false],
])('a picture that is %s is shown without a request: %j', (_age, date, fresh) => {
  expect(isFresh(new Response('', { headers: { Date: date.toUTCString() } }), NOW)).toBe(fresh);
});

it('a picture of unknown age is stale', () => {
  expect(isFresh(new Response(''), NOW)).toBe(false);
});
