import { expect, it } from '@jest/globals';
import { isFresh, isPicture } from './pictureResponse';

const NOW = Date.UTC(2026, 10, 22, 12);

it.each([
  ['an hour old', { Date: new Date(NOW - 3_600_000).toUTCString() }, true],
  ['two days old', { Date: new Date(NOW - 2 * 86_400_000).toUTCString() }, false],
  ['of unknown age', {}, false],
])('a picture that is %s is shown without a request: %j', (_age, headers, fresh) => {
  expect(isFresh(new Response('', { headers }), NOW)).toBe(fresh);
});

it.each([
  ['a picture', 200, 'image/avif', true],
  ['the login page of a network', 200, 'text/html', false],
  ['a picture that is missing', 404, 'image/svg+xml', false],
])('%s with the status %i and the type %s is stored: %s', (_what, status, type, isStored) => {
  const response = new Response('', { status, headers: { 'Content-Type': type } });
  expect(isPicture(response)).toBe(isStored);
});
