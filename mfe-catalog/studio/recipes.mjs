// node recipes.mjs: prints the recipes of all products (recipes/*/*.ts) as one JSON list.
import { transformSync } from '@swc/core';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'recipes');
const files = readdirSync(folder, { recursive: true })
  .filter((file) => /[\\/].*\.ts$/.test(file))
  .sort();

const recipes = [];
for (const file of files) {
  const { code } = transformSync(readFileSync(join(folder, file), 'utf8'), {
    filename: file,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
  });
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  for (const [id, recipe] of Object.values(module).flatMap(Object.entries))
    recipes.push({ id, ...recipe });
}
console.log(JSON.stringify(recipes));
