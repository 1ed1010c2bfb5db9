import { describe, expect, it, jest } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Recipes } from './recipe';
import { productsOf } from './catalogue';
import { sections } from './sections';

const folder = __dirname;
const recipeFiles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.recipes.ts'),
);

/** The recipes of every recipe file, with the product ids of the file beside it. */
const shelves = recipeFiles.map((file) => {
  const recipes = Object.values(jest.requireActual<Record<string, Recipes>>(join(folder, file)));
  const category = readFileSync(join(folder, file.replace('.recipes', '')), 'utf8');
  return {
    file,
    recipeIds: recipes.flatMap((own) => Object.keys(own)),
    productIds: [...category.matchAll(/id: '([^']+)'/g)].map((match) => match[1]),
    recipes,
  };
});

describe('the picture recipes', () => {
  it('are exactly one for every product of the catalogue', () => {
    const ids = shelves.flatMap(({ recipeIds }) => recipeIds);
    const productIds = sections.flatMap(productsOf).map(({ id }) => id);
    expect([...ids].sort()).toEqual([...productIds].sort());
  });

  it.each(shelves)(
    'in $file are those of the products in the file beside it, in their order',
    (shelf) => {
      expect(shelf.recipeIds).toEqual(shelf.productIds);
    },
  );

  it('give no two products the same picture', () => {
    const texts = shelves.flatMap(({ recipes }) =>
      recipes.flatMap((own) => Object.values(own).map((recipe) => JSON.stringify(recipe))),
    );
    expect(new Set(texts).size).toBe(texts.length);
  });
});
