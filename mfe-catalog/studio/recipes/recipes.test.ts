import { describe, expect, it, jest } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productsOf } from '../../src/catalogue/catalogue';
import { sections } from '../../src/catalogue/sections';
import type { Recipes } from './types';

const folder = __dirname;
const catalogue = join(folder, '../../src/catalogue');
const recipeFiles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /[\\/].*\.ts$/.test(file),
);

/** The recipes of every recipe file, with the product ids of the catalogue's file of that name. */
const files = recipeFiles.map((file) => {
  const recipes = Object.values(jest.requireActual<Record<string, Recipes>>(join(folder, file)));
  const category = readFileSync(join(catalogue, file), 'utf8');
  return {
    file,
    recipeIds: recipes.flatMap((own) => Object.keys(own)),
    productIds: [...category.matchAll(/id: '([^']+)'/g)].map((match) => match[1]),
    recipes,
  };
});

describe('the picture recipes', () => {
  it('are exactly one for every product of the catalogue', () => {
    const ids = files.flatMap(({ recipeIds }) => recipeIds);
    const productIds = sections.flatMap(productsOf).map(({ id }) => id);
    expect([...ids].sort()).toEqual([...productIds].sort());
  });

  it.each(files)(
    'in $file are those of the products in the catalogue’s file of that name, in their order',
    (shelf) => {
      expect(shelf.recipeIds).toEqual(shelf.productIds);
    },
  );

  it('give no two products the same picture', () => {
    const texts = files.flatMap(({ recipes }) =>
      recipes.flatMap((own) => Object.values(own).map((recipe) => JSON.stringify(recipe))),
    );
    expect(new Set(texts).size).toBe(texts.length);
  });
});
