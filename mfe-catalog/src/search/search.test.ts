import { describe, expect, it } from '@jest/globals';
import { productsOf } from '../catalogue/catalogue';
import { sections } from '../catalogue/sections';
import { matchSearch } from './matchSearch';
import { readTerm } from './readTerm';

describe.each(sections)('a search in $id', (section) => {
  it.each(section.categories.flatMap(({ products }) => products.slice(0, 1)))(
    'finds $id by its title',
    ({ id, title }) => {
      expect(readTerm(`"${title}"`).typed).toBeNull();
      const { products } = matchSearch(section, `"${title}"`);
      // All products, if the title has only stop words.
      expect((products ?? productsOf(section)).map((product) => product.id)).toContain(id);
    },
  );

  it.each(['xyzzy', '<img onerror=x>', '__proto__', 'constructor'])(
    'finds nothing for %p',
    (term) => {
      expect(matchSearch(section, term).products).toBeNull();
    },
  );
});
