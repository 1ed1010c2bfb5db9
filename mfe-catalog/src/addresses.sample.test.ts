import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProduct } from './catalogue/catalogue';

/** Every product that the code of another room names by its id. */
const NAMED = ['host', 'mfe-cart-checkout', 'mfe-account-auth', 'shared-state', 'shared-ui']
  .map((room) => join(__dirname, '../..', room, 'src'))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('/testing/'))
  .flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(
      /'((?:men|women|kids)(?:-[a-z]+)+-\d+)'(?:,\s+'([^']+)')?/g,
    ),
  ])
  .map(([, id = '', title]) => [id, title] as const);

it('has every product that another room links, with its title', () => {
  // The lines of the sample orders.
  expect(NAMED).toHaveLength(5);
  const wrong = NAMED.filter(([id, title = findProduct(id)?.product.title]) => {
    const { product } = findProduct(id) ?? {};
    return !product || product.title !== title;
  });
  expect(wrong).toEqual([]);
});
