import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATALOGUE, readCatalogue } from '../../records/readCatalogue';
import { replaceCatalogue } from '../../records/writeCatalogue';

let root = '';
let folder = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'weft-catalogue-'));
  folder = join(root, 'catalogue');
  cpSync(CATALOGUE, folder, { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

it('a catalogue that is written again has the same files', () => {
  const before = filesIn(folder);
  replaceCatalogue(readCatalogue(folder), folder);
  expect(filesIn(folder)).toEqual(before);
  expect(readdirSync(root)).toEqual(['catalogue']);
});

it('a catalogue with a mistake replaces nothing', () => {
  const before = filesIn(folder);
  const { sections, pictures } = readCatalogue(folder);
  expect(() =>
    replaceCatalogue({ sections: [...sections, ...sections], pictures }, folder),
  ).toThrow('is used twice');
  expect(filesIn(folder)).toEqual(before);
  expect(readdirSync(root)).toEqual(['catalogue']);
});

function filesIn(from: string): Readonly<Record<string, string>> {
  const files = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(from, file), 'utf8')]));
}
