// npx tsx recipes.ts: prints the recipes of all products (recipes/*/*.ts) as one JSON list.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Recipes } from './recipes/types';

const folder = join(import.meta.dirname, 'recipes');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /[\\/].*\.ts$/.test(file))
  .sort();

const recipes = [];
for (const file of files) {
  const { href } = pathToFileURL(join(folder, file));
  const module = (await import(href)) as Readonly<Record<string, Recipes>>;
  for (const [id, recipe] of Object.values(module).flatMap(Object.entries))
    recipes.push({ id, ...recipe });
}
console.log(JSON.stringify(recipes));
