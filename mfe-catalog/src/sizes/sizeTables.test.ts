import '../testing/fixture';
import { describe, expect, it } from '@jest/globals';
import { bodyTable, garmentTable } from './sizeTables';

describe.each(['men', 'women', 'children'] as const)('the size guide for %s', (audience) => {
  const { columns, rows } = bodyTable(audience, 'cm');

  it('has four sizes, each larger than the last', () => {
    expect(rows.map(([size]) => size)).toEqual(['S', 'M', 'L', 'XL']);
    for (const place of columns.keys()) {
      // A measure belongs to one size only.
      const bounds = rows.flatMap((row) => row[place]?.match(/\d+/g) ?? []).map(Number);
      expect([...new Set(bounds)].sort((a, b) => a - b)).toEqual(bounds);
    }
  });

  it('has the measures of the garment too, with a wider chest than the body', () => {
    const garment = garmentTable('men-shirt-1', audience, 'cm');
    expect(garment.rows.map(([size]) => size)).toEqual(['S', 'M', 'L', 'XL']);
    const chest = rows[0]?.[columns.indexOf(garment.columns[1] ?? '')];
    expect(Number(garment.rows[0]?.[1])).toBeGreaterThan(Number.parseInt(chest ?? '', 10));
  });
});

it('the size guide has the measures of a saree and of trousers, and ranges in centimetres and half inches', () => {
  expect(garmentTable('women-saree-1', 'women', 'cm').rows[1]).toEqual(['M', '93', '37', '550']);
  const { columns } = garmentTable('men-jeans-1', 'men', 'in');
  expect(columns).toEqual(['Size', 'Waist', 'Hip', 'Inside leg']);
  expect(bodyTable('men', 'cm').rows[0]?.[1]).toBe('88–95');
  expect(bodyTable('men', 'in').rows[0]?.[1]).toBe('34½–37½');
  expect(bodyTable('men', 'cm').rows[3]?.[1]).toBe('112–120');
});
