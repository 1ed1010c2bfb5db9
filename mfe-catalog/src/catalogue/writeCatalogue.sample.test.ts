import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATALOGUE } from '../../records/ledger';
import { readCatalogue } from '../../records/readCatalogue';
import { replaceCatalogue } from '../../records/writeCatalogue';

let root = '';
let folder = '';
let before = {};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'weft-catalogue-'));
  folder = join(root, 'catalogue');
  cpSync(CATALOGUE, folder, { recursive: true });
  before = filesIn(folder);
});

afterEach(() => rmSync(root, { recursive: true }));

it('a catalogue that is written again has the same files', () => {
  replaceCatalogue(readCatalogue(folder), folder);
  expect(filesIn(folder)).toEqual(before);
  expect(readdirSync(root)).toEqual(['catalogue']);
});

it('a catalogue with a mistake replaces nothing', () => {
  const { sections, pictures } = readCatalogue(folder);
  const twice = { sections: [...sections, ...sections], pictures };
  expect(() => replaceCatalogue(twice, folder)).toThrow('is used twice');
  expect(filesIn(folder)).toEqual(before);
  expect(readdirSync(root)).toEqual(['catalogue']);
});

function filesIn(from: string): Readonly<Record<string, string>> {
  const all = readdirSync(from, { recursive: true, encoding: 'utf8' });
  const files = all.filter((file) => file.endsWith('.json'));
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(from, file), 'utf8')]));
}
