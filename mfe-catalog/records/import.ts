// `npx --no-install weft catalogue import <file>` (docs/your-own-shop.md).
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { importProducts } from './import/importProducts';
import { TableError } from './import/table';
import { CATALOGUE } from './ledger';
import { CatalogueError, productsOf, readCatalogue } from './readCatalogue';
import { replaceCatalogue } from './writeCatalogue';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    section: { type: 'string' },
    replace: { type: 'boolean' },
    skip: { type: 'boolean' },
  },
});
const [file = ''] = positionals;
/** It says that the products are the sample's. */
const SAMPLE = join(CATALOGUE, 'SAMPLE.md');
try {
  const before = readCatalogue();
  const withoutProducts = existsSync(SAMPLE) ? 'nothing' : 'sections';
  const keeps = values.replace ? withoutProducts : 'products';
  const { catalogue, products, mistakes, notes } = importProducts(read(), before, {
    section: values.section,
    keeps,
  });
  for (const sentence of [...notes, ...mistakes]) console.error(`${file}, ${sentence}`);
  if (products.length === 0) {
    throw new CatalogueError(['Nothing was written: no product of the file can be used.']);
  }
  if (mistakes.length > 0 && !values.skip) {
    throw new CatalogueError([
      'Nothing was written. Mend the file, or leave out these products with --skip.',
    ]);
  }
  replaceCatalogue(catalogue);
  // Now all products are the shop's own.
  if (values.replace) rmSync(SAMPLE, { force: true });
  console.log(
    `Products in the catalogue: ${productsOf(catalogue.sections).length}, in the file: ${products.length}. Pictures: docs/pictures.md.`,
  );
  const known = keeps === 'nothing' ? [] : before.sections.map(({ id }) => id);
  for (const { id, audience } of catalogue.sections) {
    if (known.includes(id)) continue;
    console.log(
      `New section ${id}, for ${audience}: check it in mfe-catalog/catalogue/sections.json.`,
    );
  }
} catch (error) {
  if (error instanceof CatalogueError) console.error(error.message);
  else if (error instanceof TableError) console.error(`${file}, ${error.message}`);
  else throw error;
  process.exit(1);
}

function read(): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new CatalogueError([`${file} cannot be read: ${(error as Error).message}.`]);
  }
}
