import { expect, it } from '@jest/globals';
import { reasonOf } from './events.ts';
import { RemotePageError } from './states.ts';

it.each([
  [new Error('broken'), 'broken'],
  ['a text', 'a text'],
  [undefined, 'undefined'],
  [new Error('above', { cause: new Error('below', { cause: 5 }) }), 'above below 5'],
  [
    new RemotePageError('mfe_catalog/Landing', { cause: new Error('broken') }),
    'The page mfe_catalog/Landing could not be loaded. broken',
  ],
])('%p says "%s"', (error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});
