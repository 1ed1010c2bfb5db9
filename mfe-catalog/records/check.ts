// Runs before the catalogue is built: a mistake ends the build before it writes a file.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { avifName, mediaFolder, webpName } from '../pictures/mediaFolder';
import { pictureNames, type Ledger } from './ledger';
import { CatalogueError, productsOf, readCatalogue } from './readCatalogue';

/** The highest number of products that the message names. */
const MAX_NAMED = 20;

try {
  const { sections, pictures } = readCatalogue();
  const ids = productsOf(sections).map(({ id }) => id);
  const missing = ids.flatMap((id) =>
    pictureNames(id).flatMap((name) => missingFiles(name, pictures)),
  );
  if (missing.length > 0) throw new CatalogueError(missing);
  const bare = ids.filter((id) => !pictures[id]);
  if (bare.length > 0) {
    const more = bare.length > MAX_NAMED ? ` and ${bare.length - MAX_NAMED} more` : '';
    console.warn(
      `Without a picture, shown with a placeholder (docs/pictures.md): ${bare.slice(0, MAX_NAMED).join(', ')}${more}.`,
    );
  }
} catch (error) {
  if (!(error instanceof CatalogueError)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** Says which files of a delivered picture are missing. */
function missingFiles(name: string, pictures: Ledger): readonly string[] {
  const entry = pictures[name];
  if (!entry) return [];
  const files = [webpName(name), ...entry.widths.map((width) => avifName(name, width))];
  return files
    .filter((file) => !existsSync(join(mediaFolder, 'products', file)))
    .map((file) => `media/products/${file} is missing: deliver ${name} again.`);
}
