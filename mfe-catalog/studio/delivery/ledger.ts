import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What was delivered of a picture. */
export interface Entry {
  /** of the master and of its format: another one means that it has to be encoded again */
  readonly digest: string;
  /** pixels of the widest file */
  readonly width: number;
  /** pixels of the widest file */
  readonly height: number;
  /** of the AVIF files, the narrowest first */
  readonly widths: readonly number[];
  /** the dominant one, as rrggbb */
  readonly colour: string;
  /** digest of the master of the close-up, where there is one */
  readonly closeUp?: string;
}

/** Every delivered picture by its name. */
export type Ledger = Record<string, Entry>;

const FILE = join(import.meta.dirname, 'ledger.json');

/** The ledger of the last run; empty before the first one. */
export async function readLedger(): Promise<Ledger> {
  return existsSync(FILE) ? (JSON.parse(await readFile(FILE, 'utf8')) as Ledger) : {};
}

/** Writes the ledger, a line for each picture in the order of their names. */
export async function writeLedger(ledger: Ledger): Promise<void> {
  const lines = sortedEntries(ledger).map(
    ([name, entry]) => `  ${JSON.stringify(name)}: ${JSON.stringify(entry)}`,
  );
  await writeFile(FILE, `{\n${lines.join(',\n')}\n}\n`);
}

/** A ledger's pictures in the order of their names, numbers by their value. */
export function sortedEntries(ledger: Ledger): [name: string, entry: Entry][] {
  const { compare } = new Intl.Collator('en', { numeric: true });
  return Object.entries(ledger).sort(([a], [b]) => compare(a, b));
}
