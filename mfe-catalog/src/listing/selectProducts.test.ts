import { describe, expect, it } from '@jest/globals';
import { toAmount } from 'shared-state';
import { findSection, productsOf } from '../catalogue/catalogue';
import type { Product, Section } from '../catalogue/types';
import { readListingQuery } from './listingQuery';
import { matchSearch } from './searchMatch';
import { selectProducts } from './selectProducts';

const men = section('men');
const women = section('women');

describe('selectProducts', () => {
  it('shows everything in the shop’s order on a plain visit', () => {
    expect(select(men, '')).toEqual(productsOf(men));
  });

  it('finds nothing in a category that the section does not have', () => {
    expect(select(men, 'category=sarees')).toEqual([]);
    expect(select(men, 'category=__proto__')).toEqual([]);
  });

  it('ignores values that no control offers', () => {
    expect(select(men, 'sort=evil&price=free&discount=99&rating=x')).toEqual(productsOf(men));
  });

  it('orders by price, whether it is kept as a number or as text', () => {
    const prices = select(women, 'sort=price-asc').map((product) => toAmount(product.newPrice));
    expect(prices).toEqual([...prices].sort((first, second) => first - second));
    const down = select(women, 'sort=price-desc').map((product) => toAmount(product.newPrice));
    expect(down).toEqual([...prices].reverse());
  });

  it('narrows by price, discount and rating together', () => {
    const found = select(women, 'price=2000-5000&discount=25&rating=4.5');
    expect(found.length).toBeGreaterThan(0);
    for (const product of found) {
      const amount = toAmount(product.newPrice);
      expect(amount >= 2000 && amount < 5000).toBe(true);
      expect(product.discount).toBeGreaterThanOrEqual(25);
      expect(product.rating).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('matchSearch', () => {
  it.each(['saree', 'Sarees', 'women’s SAREES', "women's sarees"])(
    'finds the sarees for %p',
    (term) => {
      expect(idsOf(matchSearch(women, term)).every((id) => id.startsWith('women-saree-'))).toBe(
        true,
      );
      expect(matchSearch(women, term)?.size).toBe(12);
    },
  );

  it('prefers products with all words and falls back to those with any', () => {
    expect(matchSearch(men, 'linen shirt')?.size).toBeLessThan(
      matchSearch(men, 'shirt')?.size ?? 0,
    );
    expect(matchSearch(men, 'purple dinosaur shirt')).toEqual(matchSearch(men, 'shirt'));
  });

  it.each(['women', '\u202e\u{1f600}'])(
    'takes %p, which has no words of its own, for all',
    (term) => {
      expect(matchSearch(women, term)?.size).toBe(productsOf(women).length);
    },
  );

  it.each(['xyzzy', '<img onerror=x>'])('has no match for %p', (term) => {
    expect(matchSearch(men, term)).toBeNull();
  });
});

function select(from: Section, query: string): readonly Product[] {
  return selectProducts(from, readListingQuery(new URLSearchParams(query)), null);
}

function idsOf(products: ReadonlySet<Product> | null): readonly string[] {
  return [...(products ?? [])].map((product) => product.id);
}

function section(id: string): Section {
  const found = findSection(id);
  if (!found) throw new Error(`There is no section ${id}.`);
  return found;
}
