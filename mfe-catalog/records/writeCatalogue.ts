import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CATALOGUE, writeLedger } from './ledger';
import { readCatalogue, type Catalogue } from './readCatalogue';
import { DEFAULTS } from './schema';

/**
 * Replaces the catalogue's files: all of them, or none if the new ones have a mistake.
 *
 * @throws {CatalogueError}
 */
export function replaceCatalogue(catalogue: Catalogue, folder: string = CATALOGUE): void {
  const [next, old] = [`${folder}.next`, `${folder}.old`];
  rmSync(next, { recursive: true, force: true });
  rmSync(old, { recursive: true, force: true });
  try {
    // Other files, such as the parameters of a listing.
    mkdirSync(next, { recursive: true });
    for (const file of readdirSync(folder, { withFileTypes: true })) {
      if (file.isFile()) copyFileSync(join(folder, file.name), join(next, file.name));
    }
    writeCatalogue(catalogue, next);
    // With the fields in the schema's order.
    writeCatalogue(readCatalogue(next), next);
    renameSync(folder, old);
    renameSync(next, folder);
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
  rmSync(old, { recursive: true });
}

function writeCatalogue({ sections, pictures }: Catalogue, folder: string): void {
  const entries = sections.map((section) => ({
    ...section,
    categories: section.categories.map(({ id }) => id),
  }));
  write(join(folder, 'sections.json'), entries);
  writeLedger(pictures, folder);
  for (const { id: section, categories } of sections) {
    for (const { id, ...category } of categories)
      write(join(folder, section, `${id}.json`), category);
  }
}

function write(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${jsonOf(value)}\n`);
}

const MAX_WIDTH = 100;

/** JSON with what fits into a line on one line. Fields that have their default are left out. */
function jsonOf(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((each) => jsonOf(each, inner))
    : Object.entries(value)
        .filter(([name, field]) => !isDefault(name, field))
        .map(([name, field]) => `${JSON.stringify(name)}: ${jsonOf(field, inner)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }'];
  const line = `${open}${parts.join(', ')}${close}`;
  const isShort = !line.includes('\n') && indent.length + line.length < MAX_WIDTH;
  return isShort && indent !== ''
    ? line
    : `${open.trim()}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close.trim()}`;
}

function isDefault(name: string, value: unknown): boolean {
  return value === undefined || JSON.stringify(value) === JSON.stringify(DEFAULTS[name]);
}
