import '../testing/fixture';
import { describe, expect, it } from '@jest/globals';
import { findSection, productsOf } from '../catalogue/catalogue';
import { traitsOf } from '../catalogue/traits';
import type { Section } from '../catalogue/types';
import { activeFilters, readListingQuery } from './listingQuery';
import { selectProducts } from './selectProducts';
import { countTraits, readTraitChoices } from './traitFilters';

describe('filters by colour, fabric and occasion', () => {
  it('show products that match any value of each filter', () => {
    const either = idsFor('colour=red,blue');
    expect(either).toHaveLength(new Set([...idsFor('colour=red'), ...idsFor('colour=blue')]).size);
    const both = idsFor('colour=red,blue&fabric=silk');
    expect(both.length).toBeGreaterThan(0);
    for (const id of both) {
      const traits = traitsOf(id);
      expect(traits?.fabric).toBe('silk');
      expect(traits?.colours.some((colour) => colour === 'red' || colour === 'blue')).toBe(true);
    }
  });

  it('ignore values without a checkbox', () => {
    expect(idsFor('colour=evil&fabric=__proto__&occasion=')).toEqual(idsFor(''));
    const query = new URLSearchParams('colour=red,evil,white,red');
    expect(readTraitChoices(query, productsOf(women())).colour).toEqual(['white', 'red']);
  });

  it('can be removed one value at a time', () => {
    const query = readListingQuery(
      new URLSearchParams('discount=20&colour=red,blue&fabric=silk'),
      women(),
    );
    expect(activeFilters(query).map(({ label, name, rest }) => [label, name, rest])).toEqual([
      [expect.stringContaining('20%'), 'discount', null],
      ['Red', 'colour', 'blue'],
      ['Blue', 'colour', 'red'],
      ['Silk', 'fabric', null],
    ]);
  });

  it('count the products of each value', () => {
    const counts = countTraits(productsOf(women()), 'colour');
    expect(counts.get('red')).toBe(idsFor('colour=red').length);
    expect(counts.has('brown')).toBe(false);
  });
});

function idsFor(query: string): readonly string[] {
  const section = women();
  return selectProducts(section, readListingQuery(new URLSearchParams(query), section), null).map(
    ({ id }) => id,
  );
}

function women(): Section {
  const section = findSection('women');
  if (!section) throw new Error('There is no women’s section.');
  return section;
}
