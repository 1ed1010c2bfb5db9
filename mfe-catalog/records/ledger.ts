import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A delivered picture. */
export interface Entry {
  /** digest of the master and its format; a picture is encoded again if it differs */
  readonly digest: string;
  /** width of the widest AVIF file, in pixels */
  readonly width: number;
  /** height of the widest AVIF file, in pixels */
  readonly height: number;
  /** widths of the AVIF files in pixels, narrowest first */
  readonly widths: readonly number[];
  /** the backdrop colour, as rrggbb */
  readonly colour: string;
}

/** All delivered pictures, by name. */
export type Ledger = Record<string, Entry>;

/** The folder of the catalogue's files. */
export const CATALOGUE = join(import.meta.dirname, '../catalogue');

/** The names of a product's pictures: the front has its id. */
export function pictureNames(id: string): readonly [string, ...string[]] {
  return [id, `${id}-2`, `${id}-3`, `${id}-4`];
}

/** The ledger of the last run; empty before the first run. */
export function readLedger(folder: string = CATALOGUE): Ledger {
  const file = join(folder, 'pictures.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Ledger) : {};
}

/** Writes the ledger: one line per picture, sorted by name. Numbers in names are compared by value. */
export function writeLedger(ledger: Ledger, folder: string = CATALOGUE): void {
  const { compare } = new Intl.Collator('en', { numeric: true });
  const lines = Object.entries(ledger)
    .sort(([a], [b]) => compare(a, b))
    .map(([name, entry]) => `  ${JSON.stringify(name)}: ${JSON.stringify(entry)}`);
  writeFileSync(join(folder, 'pictures.json'), `{\n${lines.join(',\n')}\n}\n`);
}
