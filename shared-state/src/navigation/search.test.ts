import { describe, expect, it } from '@jest/globals';
import { readSearchTerm, searchState } from './search';

describe('readSearchTerm', () => {
  it('reads the term of the search', () => {
    expect(readSearchTerm(JSON.parse(JSON.stringify(searchState(' linen shirt '))))).toBe(
      'linen shirt',
    );
  });

  it.each([null, undefined, 5, 'saree', {}, [], { searchTerm: 5 }, { searchTerm: '  ' }])(
    'finds no term in %p',
    (state) => {
      expect(readSearchTerm(state)).toBeNull();
    },
  );

  it('cuts an overlong term', () => {
    expect(readSearchTerm({ searchTerm: 'x'.repeat(10_000) })).toHaveLength(100);
  });

  it('trims and cuts a written term too', () => {
    expect(searchState(` ${'x'.repeat(200)} `)).toEqual({ searchTerm: 'x'.repeat(100) });
  });
});
