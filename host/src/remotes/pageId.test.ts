import { expect, it } from '@jest/globals';
import { isComponent } from './pageId';

it.each([
  [() => null, true],
  [{ $$typeof: Symbol.for('react.memo') }, true],
  [{}, false],
  [null, false],
  ['text', false],
])('%p is a component: %p', (value, is) => {
  expect(isComponent(value)).toBe(is);
});
