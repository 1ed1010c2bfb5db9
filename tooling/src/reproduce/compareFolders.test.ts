import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { compareFolders, firstDifference, renamedFiles } from './compareFolders';
import { moduleAt } from './moduleAt';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'weft-compared-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('folders with the same files are equal', () => {
  write({ 'one/a.js': '1', 'one/b/c.js': '2', 'other/a.js': '1', 'other/b/c.js': '2' });
  expect(compareFolders(join(folder, 'one'), join(folder, 'other'))).toEqual({
    same: 2,
    differences: [],
  });
});

it('names each file that was changed, is missing or was added', () => {
  write({
    'one/same.js': '1',
    'one/changed.js': '1',
    'one/missing.js': '1',
    'other/same.js': '1',
    'other/changed.js': '2',
    'other/added.js': '1',
  });
  expect(compareFolders(join(folder, 'one'), join(folder, 'other'))).toEqual({
    same: 1,
    differences: [
      { file: 'added.js', kind: 'added' },
      { file: 'changed.js', kind: 'changed' },
      { file: 'missing.js', kind: 'missing' },
    ],
  });
});

it('ignores files that are not compared', () => {
  write({ 'one/a.js': '1', 'other/b.js': '1' });
  const { differences } = compareFolders(join(folder, 'one'), join(folder, 'other'), () => false);
  expect(differences).toEqual([]);
});

it('pairs files whose names differ in the content hash', () => {
  const before = 'assets/main.0123456789ab.js';
  const after = 'assets/main.ba9876543210.js';
  expect(
    renamedFiles([
      { file: before, kind: 'missing' },
      { file: 'assets/other.0123456789ab.js', kind: 'missing' },
      { file: after, kind: 'added' },
    ]),
  ).toEqual([[before, after]]);
});

it.each([
  ['abc', 'abd', 2],
  ['ab', 'abc', 2],
  ['abc', 'ab', 2],
])('finds where “%s” and “%s” begin to differ', (one, other, position) => {
  expect(firstDifference(Buffer.from(one), Buffer.from(other))).toBe(position);
});

it('finds the module of a position in a script', () => {
  // The first line is from a.ts, the second from b.ts.
  const map = { version: 3, sources: ['a.ts', 'b.ts'], names: [], mappings: 'AAAA;ACAA' };
  expect(moduleAt('first', JSON.stringify(map))).toBe('a.ts');
  expect(moduleAt('first\nsec', JSON.stringify(map))).toBe('b.ts');
});

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
}
