import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What was delivered of a picture.
 *
 * @typedef {object} Entry
 * @property {string} digest of the master and of its format: another one means that it has to be encoded again
 * @property {number} width pixels of the widest file
 * @property {number} height pixels of the widest file
 * @property {number[]} widths of the AVIF files, the narrowest first
 * @property {string} colour the dominant one, as rrggbb
 * @property {string} [closeUp] digest of the master of the close-up, where there is one
 */

/** Every delivered picture by its name. @typedef {Record<string, Entry>} Ledger */

const FILE = join(import.meta.dirname, 'ledger.json');

/** The ledger of the last run; empty before the first one. @returns {Promise<Ledger>} */
export async function readLedger() {
  return existsSync(FILE) ? JSON.parse(await readFile(FILE, 'utf8')) : {};
}

/** Writes the ledger, a line for each picture in the order of their names. @param {Ledger} ledger */
export async function writeLedger(ledger) {
  const lines = sortedEntries(ledger).map(
    ([name, entry]) => `  ${JSON.stringify(name)}: ${JSON.stringify(entry)}`,
  );
  await writeFile(FILE, `{\n${lines.join(',\n')}\n}\n`);
}

/** A ledger's pictures in the order of their names, numbers by their value. @param {Ledger} ledger */
export function sortedEntries(ledger) {
  const { compare } = new Intl.Collator('en', { numeric: true });
  return Object.entries(ledger).sort(([a], [b]) => compare(a, b));
}
