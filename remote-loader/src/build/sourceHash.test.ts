import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { sourceHash } from './sourceHash.ts';

const SOURCES = ['package.json', 'src'];
const hashOf = (folder: string): string => sourceHash(folder, SOURCES);

const rooms = mkdtempSync(join(tmpdir(), 'rooms-'));

afterAll(() => rmSync(rooms, { recursive: true }));

function room(source: string, file = 'page.ts'): string {
  const folder = mkdtempSync(join(rooms, 'room-'));
  mkdirSync(join(folder, 'src/expose'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "name": "room" }');
  writeFileSync(join(folder, 'src/expose', file), source);
  return folder;
}

it('is the same for the same sources in any folder', () => {
  expect(hashOf(room('one'))).toBe(hashOf(room('one')));
  expect(hashOf(room('one'))).toMatch(/^[0-9a-f]{12}$/);
});

it('differs for other sources, and for the same sources in another file', () => {
  const hashes = [room('one'), room('two'), room('one', 'other.ts')].map(hashOf);
  expect(new Set(hashes).size).toBe(3);
});

it('refuses a path that does not exist', () => {
  expect(() => sourceHash(room('one'), ['sources'])).toThrow('no such file');
});
