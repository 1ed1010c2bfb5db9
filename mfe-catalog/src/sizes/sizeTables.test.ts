import '../testing/fixture';
import { describe, expect, it } from '@jest/globals';
import { garmentTable } from './garmentTables';
import { rangeText, rowsOf, sizeTables } from './sizeTables';

const AUDIENCES = ['men', 'women', 'children'] as const;

describe('the size guide', () => {
  it.each(AUDIENCES)('has four sizes for %s, each larger than the last', (id) => {
    const { measures } = sizeTables[id];
    for (const { range } of measures) {
      // A measure belongs to one size only.
      const bounds = [...range.S, ...range.M, ...range.L, ...range.XL];
      expect([...new Set(bounds)].sort((a, b) => a - b)).toEqual(bounds);
    }
    expect(rowsOf(sizeTables[id], 'cm').map(([size]) => size)).toEqual(['S', 'M', 'L', 'XL']);
  });

  it('has the measures of the garment too, with a wider chest than the body', () => {
    for (const audience of AUDIENCES) {
      const { columns, rows } = garmentTable('men-shirt-1', audience, 'cm');
      const { range } = sizeTables[audience].measures.find(({ name }) => name === columns[1]) ?? {
        range: sizeTables.children.measures[1]?.range,
      };
      expect(rows.map(([size]) => size)).toEqual(['S', 'M', 'L', 'XL']);
      expect(Number(rows[0]?.[1])).toBeGreaterThan(range?.S[0] ?? 0);
    }
    expect(garmentTable('women-saree-1', 'women', 'cm').rows[1]).toEqual(['M', '93', '37', '550']);
    expect(garmentTable('men-jeans-1', 'men', 'in').columns).toEqual([
      'Size',
      'Waist',
      'Hip',
      'Inside leg',
    ]);
  });

  it('formats a range in centimetres, and in half inches', () => {
    expect(rangeText([88, 96], 'cm')).toBe('88–96');
    expect(rangeText([88, 96], 'in')).toBe('34½–38');
  });
});
