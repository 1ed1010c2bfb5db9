import '../testing/fixture';
import { describe, expect, it } from '@jest/globals';
import { toAmount } from 'shared-state';
import { productsOf } from '../catalogue/catalogue';
import { sections } from '../catalogue/sections';
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

  it.each([
    ['sort=price-asc', 'kurti-1 kurti-2 saree-3 saree-2 saree-1'],
    ['sort=price-desc', 'saree-1 saree-2 saree-3 kurti-2 kurti-1'],
    ['sort=rating', 'saree-1 saree-3 kurti-1 kurti-2 saree-2'],
    ['sort=discount', 'kurti-1 saree-1 saree-2 kurti-2 saree-3'],
    ['price=1000-2000', 'kurti-1 kurti-2'],
    ['discount=25', 'kurti-1 saree-1'],
    ['rating=4.5', 'kurti-1 saree-1 saree-3'],
    ['price=1000-2000&discount=25&rating=4.5', 'kurti-1'],
    ['colour=pink,red', 'saree-1 saree-2'],
    ['colour=pink,red&fabric=silk', 'saree-1'],
  ])('for %s selects %s', (query, selected) => {
    expect(select(women, query).map(({ id }) => id.replace('women-', ''))).toEqual(
      selected.split(' '),
    );
  });

  it('keeps the order of a search, best match first, until the shopper chooses another', () => {
    const [first, second, third] = productsOf(men) as [Product, Product, Product];
    const found = [third, first, second];
    expect(select(men, '', found)).toEqual(found);
    const inOrder = found.toSorted((a, b) => toAmount(a.newPrice) - toAmount(b.newPrice));
    expect(select(men, 'category=shirts&sort=price-asc', found)).toEqual(inOrder);
    expect(select(men, 'category=blazers', found)).toEqual([]);
  });
});

describe('filters by colour, fabric and occasion', () => {
  it('ignore values without a checkbox', () => {
    const query = new URLSearchParams('colour=red,evil,white,red');
    expect(readTraitChoices(query, productsOf(women)).colour).toEqual(['white', 'red']);
  });

  it('can be removed one value at a time', () => {
    const search = new URLSearchParams('discount=20&colour=red,blue&fabric=silk');
    const query = readListingQuery(search, women);
    expect(activeFilters(query).map(({ label, name, rest }) => [label, name, rest])).toEqual([
      [expect.stringContaining('20%'), 'discount', null],
      ['Red', 'colour', 'blue'],
      ['Blue', 'colour', 'red'],
      ['Silk', 'fabric', null],
    ]);
  });

  it('count the products of each value', () => {
    const counts = Object.fromEntries(countTraits(productsOf(women), 'colour'));
    expect(counts).toEqual({ white: 1, orange: 2, blue: 1, red: 1, pink: 1, yellow: 1 });
  });
});

function select(
  from: Section,
  query: string,
  found: readonly Product[] | null = null,
): readonly Product[] {
  return selectProducts(from, readListingQuery(new URLSearchParams(query), from), found);
}
