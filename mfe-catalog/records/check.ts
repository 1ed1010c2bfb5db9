// Runs before the catalogue is built: a mistake ends the build before it writes a file.
import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { avifName, mediaFolder, webpName } from '../pictures/mediaFolder';
import { pictureNames, type Ledger } from './ledger';
import { CatalogueError, productsOf, readCatalogue } from './readCatalogue';

const MAX_NAMED = 20;

try {
  const { sections, pictures } = readCatalogue();
  const ids = productsOf(sections).map(({ id }) => id);
  const broken = ids.flatMap((id) =>
    pictureNames(id).flatMap((name) => brokenFiles(name, pictures)),
  );
  if (broken.length > 0) throw new CatalogueError(broken);
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

function brokenFiles(name: string, pictures: Ledger): readonly string[] {
  const entry = pictures[name];
  if (!entry) return [];
  const files = [webpName(name), ...entry.widths.map((width) => avifName(name, width))];
  return files
    .filter((file) => !isPicture(join(mediaFolder, 'products', file)))
    .map((file) => `media/products/${file} is missing or not a picture: deliver ${name} again.`);
}

function isPicture(file: string): boolean {
  const head = Buffer.alloc(12);
  try {
    const handle = openSync(file, 'r');
    readSync(handle, head);
    closeSync(handle);
  } catch {
    return false;
  }
  return /^RIFF.{4}WEBP$|^.{4}ftypavi[fs]$/s.test(head.toString('latin1'));
}
