import { expect, it } from '@jest/globals';
import { reasonOf } from './events.ts';

it.each([
  ['a text', 'a text'],
  [undefined, 'undefined'],
  [new Error('above', { cause: new Error('below', { cause: 5 }) }), 'above below 5'],
])('%p says "%s"', (error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});
