import { describe, expect, it } from '@jest/globals';
import { listingFor, suggestionsFor } from './searchTerms';
import { SEARCH_TERMS } from './terms.data';

it('there are 12 search terms', () => {
  expect(new Set(SEARCH_TERMS).size).toBe(12);
});

describe('suggestionsFor', () => {
  it('shows the first terms, at most the given number, while nothing is typed', () => {
    expect(suggestionsFor('', 4)).toEqual(SEARCH_TERMS.slice(0, 4));
  });

  it('shows terms that contain the text, first the terms that begin with it', () => {
    expect(suggestionsFor('s', 12)[0]).toBe('Shirts');
    expect(suggestionsFor('ＳＨＩＲＴ', 4)).toEqual(['Shirts', 'Boys’ T-shirts']);
    expect(suggestionsFor("women's", 4)).toEqual(['Women’s tops']);
  });

  it.each(['zzz', '<img onerror>', '('])('has none for %p', (text) => {
    expect(suggestionsFor(text, 4)).toEqual([]);
  });
});

describe('listingFor', () => {
  it.each([
    ['women', '/product/women'],
    ['Women’s tops', '/product/women'],
    ['saree', '/product/women'],
    ['red dress', '/product/women'],
    ['kurti', '/product/women'],
    ['top', '/product/women'],
    ['kids', '/product/kids'],
    ['boy', '/product/kids'],
    ['Girls’ frocks', '/product/kids'],
    ['school uniform', '/product/kids'],
    ['girls dress', '/product/kids'],
    ['men', '/product/men'],
    ['kurta', '/product/men'],
    ['shirts', '/product/men'],
    ['laptop', '/product/men'],
    ['', '/product/men'],
  ])('%p leads to %s', (text, listing) => {
    expect(listingFor(text)).toBe(listing);
  });

  it.each([
    ['dinosaur', '/product/kids'],
    ['red dress', '/product/women'],
    ["men's dinosaur shirt", '/product/men'],
    ['mention', '/product/kids'],
  ])('%p leads to %s if the catalogue has matches for kids', (text, listing) => {
    expect(listingFor(text, 'kids')).toBe(listing);
  });
});
