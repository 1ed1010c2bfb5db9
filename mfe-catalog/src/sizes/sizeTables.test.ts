import { describe, expect, it } from '@jest/globals';
import { sections } from '../catalogue/sections';
import { rangeText, rowsOf, sizeTables } from './sizeTables';

describe('the size guide', () => {
  it.each(sections.map(({ id }) => id))(
    'has four sizes for %s, each larger than the last',
    (id) => {
      const { measures } = sizeTables[id];
      for (const { range } of measures) {
        const bounds = [...range.S, range.M[1], range.L[1], range.XL[1]];
        expect([...bounds].sort((a, b) => a - b)).toEqual(bounds);
      }
      expect(rowsOf(sizeTables[id], 'cm').map(([size]) => size)).toEqual(['S', 'M', 'L', 'XL']);
    },
  );

  it('formats a range in centimetres, and in half inches', () => {
    expect(rangeText([88, 96], 'cm')).toBe('88–96');
    expect(rangeText([88, 96], 'in')).toBe('34½–38');
  });
});
