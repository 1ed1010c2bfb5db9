import { describe, expect, it } from '@jest/globals';
import type { SectionId } from 'shared-state';
import { findProduct, findSection } from '../catalogue/catalogue';
import { traitsOf } from '../catalogue/traits';
import type { Section } from '../catalogue/types';
import { matchSearch, type SectionSearch } from './matchSearch';
import { readTerm } from './readTerm';
import { searchCatalogue } from './searchCatalogue';

describe('matchSearch', () => {
  it.each(['saree', 'Sarees', 'women’s SAREES', "women's sarees", 'sari', 'ｓａｒｅｅ'])(
    'finds the sarees for %p',
    (term) => {
      const ids = idsFor('women', term);
      expect(ids).toHaveLength(12);
      expect(ids.every((id) => id.startsWith('women-saree-'))).toBe(true);
    },
  );

  it.each([
    ['tshirt', 't-shirt'],
    ['tee shirt', 't-shirt shirt'],
    ['tees', 'T Shirts'],
    ['T‑shirt', 't_shirt'],
    ['t–shirt', 't-shirt'],
  ])('treats %p like %p', (term, synonym) => {
    expect(idsFor('kids', term)).toEqual(idsFor('kids', synonym));
  });

  it('finds frocks for dress, and trousers for pants', () => {
    expect(new Set(idsFor('kids', 'dress'))).toEqual(new Set(idsFor('kids', 'frock')));
    expect(titlesFor('men', 'pants')[0]).toMatch(/Trousers|Chinos/);
  });

  it.each(['red dress', 'dress red'])(
    'lists dresses first for %p, then similar products',
    (term) => {
      const titles = titlesFor('women', term);
      expect(titles.slice(0, 4).every((title) => / Dress$/.test(title))).toBe(true);
      const next = idsFor('women', term)[4] ?? '';
      expect(traitsOf(next)?.colours).toContain('red');
      expect(titles.join()).not.toMatch(/Saree/);
    },
  );

  it.each([
    ['men', 'shorts', /Shorts/],
    ['kids', 'shorts', /Shorts/],
    ['kids', 'car', / Car /],
    ['women', 'top', / Top$/],
  ] as const)(
    'in %s finds %p as a whole word before other words with its beginning',
    (section, term, first) => {
      expect(titlesFor(section, term)[0]).toMatch(first);
    },
  );

  it.each(['t', 's', 'x y'])('does not find words that only begin with %p', (term) => {
    expect(searchIn('men', term).products).toBeNull();
  });

  it('says which words the results do not have, as they were typed', () => {
    expect(searchIn('women', 'Red dresses').leftOut).toEqual(['Red']);
    expect(searchIn('men', 'purple dinosaur shirt').leftOut).toEqual(['purple', 'dinosaur']);
    expect(searchIn('women', 'off-shoulder dress').leftOut).toEqual(['off-shoulder']);
    expect(searchIn('kids', 'full-sleeve shirt').leftOut).toEqual(['full']);
    expect(searchIn('women', 'kurti set').leftOut).toEqual(['set']);
    for (const term of ['ladies red lehenga', 'gents lehenga', 'navy blue'])
      expect(searchIn('women', term).leftOut).toEqual([]);
  });

  it('finds by colour, fabric and occasion, even if the title does not name them', () => {
    const ids = idsFor('men', 'wedding');
    expect(ids.length).toBeGreaterThan(4);
    expect(ids.every((id) => traitsOf(id)?.occasions.includes('wedding'))).toBe(true);
  });

  it('finds everything for a section’s name, and nothing for signs and other words without meaning', () => {
    for (const term of ['for women', 'ladies', 'Female', 'womenswear'])
      expect(searchIn('women', term).products).toHaveLength(54);
    for (const term of ['\u202e\u{1f600}', '""', 'the', '.*'])
      expect(searchIn('women', term).products).toBeNull();
  });
});

describe('a misspelt search', () => {
  it.each([
    ['jeens', 'jeans'],
    ['shrit', 'shirt'],
    ['kurtha', 'kurta'],
    ['t-shrit', 't-shirt'],
    ['drees', 'dress'],
    ['skrit', 'skirt'],
    ['blue shrit for men', 'blue shirt for men'],
  ])('%p means %p', (term, meant) => {
    expect(readTerm(term)).toMatchObject({ text: meant, typed: term });
    expect(searchCatalogue(term, null).meant).toBe(meant);
  });

  it('is searched as it was typed if it is in quotes', () => {
    expect(searchIn('men', '"jeens"')).toMatchObject({
      text: 'jeens',
      typed: null,
      products: null,
    });
    expect(searchIn('men', '“jeans”').products).toEqual(searchIn('men', 'jeans').products);
  });

  it.each(['jeans', 'size xl', 'sari', 'watch', 'women', 'xyzzy', '', '__proto__'])(
    'has no correction for %p',
    (term) => {
      expect(readTerm(term).typed).toBeNull();
    },
  );
});

describe('the other sections of a search', () => {
  it('counts the results of the other sections', () => {
    const found = searchIn('men', 'silk').others.map(({ section, count }) => [section.id, count]);
    expect(found).toEqual([
      ['women', idsFor('women', 'silk').length],
      ['kids', idsFor('kids', 'silk').length],
    ]);
    expect(searchIn('women', 'skirt')).toMatchObject({ products: null, others: [{ count: 1 }] });
    expect(searchIn('kids', 'silk saree').others.map(({ section }) => section.id)).toContain(
      'women',
    );
    expect(searchIn('women', 'silk saree').others).toEqual([]);
    expect(searchIn('men', 'dinosaur').others.map(({ section }) => section.id)).toEqual(['kids']);
  });

  it.each(['women', 'xyzzy'])('offers nothing for %p', (term) => {
    expect(searchIn('men', term).others).toEqual([]);
  });
});

describe('searchCatalogue', () => {
  it('returns at most three products from any section, with picture and price', () => {
    const { products } = searchCatalogue('yellow dinosaur', null);
    expect(products).toHaveLength(3);
    expect(products[0]).toEqual({
      path: '/product/kids-boy-tshirt-2',
      title: 'Yellow Dinosaur Print T-Shirt',
      imageUrl: '/media/products/kids-boy-tshirt-2.webp',
      colour: expect.stringMatching(/^#/),
      price: 499,
    });
  });

  it.each([
    ['kids hoodie', /^\/product\/kids-hoodie/],
    ['for kids', /^\/product\/kids-/],
  ])('lists products of the section that %p names before others', (term, path) => {
    const [first] = searchCatalogue(term, 'kids').products;
    expect(first?.path).toMatch(path);
  });

  it.each([
    ['dinosaur', 'kids'],
    ['sash', 'kids'],
    ['floral', 'women'],
    ['shirt', 'men'],
    ['navy blue', 'men'],
    ['yellow dinosaur', 'kids'],
    ['laptop', null],
    ['', null],
  ])('%p belongs to %p', (term, section) => {
    expect(searchCatalogue(term, null).section).toBe(section);
  });
});

function searchIn(section: SectionId, term: string): SectionSearch {
  return matchSearch(findSection(section) as Section, term);
}

function idsFor(section: SectionId, term: string): readonly string[] {
  return (searchIn(section, term).products ?? []).map(({ id }) => id);
}

function titlesFor(section: SectionId, term: string): readonly string[] {
  return idsFor(section, term).map((id) => findProduct(id)?.product.title ?? '');
}
