import { expect, it } from '@jest/globals';
import { isComponent } from './pageId';

it.each([
  [() => null, true],
  [{ $$typeof: Symbol.for('react.memo') }, true],
  [{}, false],
  [null, false],
  [undefined, false],
  ['text', false],
  [42, false],
])('%p is a component: %p', (value, is) => {
  expect(isComponent(value)).toBe(is);
});
