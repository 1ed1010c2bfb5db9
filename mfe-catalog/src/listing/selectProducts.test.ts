import '../testing/fixture';
import { describe, expect, it } from '@jest/globals';
import { toAmount } from 'shared-state';
import { productsOf } from '../catalogue/catalogue';
import { sections } from '../catalogue/sections';
import { traitsOf } from '../catalogue/traits';
import type { Product, Section } from '../catalogue/types';
import { activeFilters, readListingQuery } from './listingQuery';
import { selectProducts } from './selectProducts';
import { countTraits, readTraitChoices } from './traitFilters';

const [men, women] = sections as [Section, Section];

describe('selectProducts', () => {
  it('shows everything in the shop’s order on a plain visit', () => {
    expect(select(men, '')).toEqual(productsOf(men));
  });

  it.each([
    'category=sarees',
    'category=__proto__',
    'sort=evil&price=free&discount=99&rating=x',
    'colour=evil&fabric=chiffon&occasion=school',
    'colour=evil&fabric=__proto__&occasion=',
  ])('ignores values that no control of the section offers: %s', (query) => {
    expect(select(men, query)).toEqual(productsOf(men));
  });

  it('orders by price, as number or text', () => {
    const prices = select(women, 'sort=price-asc').map((product) => toAmount(product.newPrice));
    expect(prices).toEqual([...prices].sort((first, second) => first - second));
    const down = select(women, 'sort=price-desc').map((product) => toAmount(product.newPrice));
    expect(down).toEqual([...prices].reverse());
  });

  it('keeps the order of a search, best match first, until the shopper chooses another', () => {
    const [first, second, third] = productsOf(men) as [Product, Product, Product];
    const found = [third, first, second];
    expect(select(men, '', found)).toEqual(found);
    const inOrder = found.toSorted((a, b) => toAmount(a.newPrice) - toAmount(b.newPrice));
    expect(select(men, 'category=shirts&sort=price-asc', found)).toEqual(inOrder);
    expect(select(men, 'category=blazers', found)).toEqual([]);
  });

  it('filters by price, discount and rating together', () => {
    const found = select(women, 'price=1000-2000&discount=25&rating=4.5');
    expect(found.length).toBeGreaterThan(0);
    for (const product of found) {
      const amount = toAmount(product.newPrice);
      expect(amount >= 1000 && amount < 2000).toBe(true);
      expect(product.discount).toBeGreaterThanOrEqual(25);
      expect(product.rating).toBeGreaterThanOrEqual(4.5);
    }
  });
});

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
    const query = new URLSearchParams('colour=red,evil,white,red');
    expect(readTraitChoices(query, productsOf(women)).colour).toEqual(['white', 'red']);
  });

  it('can be removed one value at a time', () => {
    const query = readListingQuery(
      new URLSearchParams('discount=20&colour=red,blue&fabric=silk'),
      women,
    );
    expect(activeFilters(query).map(({ label, name, rest }) => [label, name, rest])).toEqual([
      [expect.stringContaining('20%'), 'discount', null],
      ['Red', 'colour', 'blue'],
      ['Blue', 'colour', 'red'],
      ['Silk', 'fabric', null],
    ]);
  });

  it('count the products of each value', () => {
    const counts = countTraits(productsOf(women), 'colour');
    expect(counts.get('red')).toBe(idsFor('colour=red').length);
    expect(counts.has('brown')).toBe(false);
  });
});

function select(
  from: Section,
  query: string,
  found: readonly Product[] | null = null,
): readonly Product[] {
  return selectProducts(from, readListingQuery(new URLSearchParams(query), from), found);
}

function idsFor(query: string): readonly string[] {
  return select(women, query).map(({ id }) => id);
}
