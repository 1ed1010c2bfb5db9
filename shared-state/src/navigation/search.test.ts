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

  it('trims and cuts an overlong term, when it is written and when it is read', () => {
    const searchTerm = ` ${'x'.repeat(200)} `;
    expect(searchState(searchTerm)).toEqual({ searchTerm: 'x'.repeat(100) });
    expect(readSearchTerm({ searchTerm })).toBe('x'.repeat(100));
  });
});
