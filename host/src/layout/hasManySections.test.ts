import { expect, it } from '@jest/globals';
import { hasManySections } from './hasManySections';

it.each([
  [['Men', 'Women', 'Kids'], false],
  [['Men', 'Women', 'Kids', 'Home'], true],
  [['Damenoberbekleidung', 'Herren'], true],
])('the sections %j need a row of their own: %s', (names, isRow) => {
  expect(hasManySections(names)).toBe(isRow);
});
