import fs, {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { folderStore } from './folderStore';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'weft-folder-store-'));
  mkdirSync(join(folder, 'pages/one'), { recursive: true });
  writeFileSync(join(folder, 'pages/one/index.html'), '<html></html>');
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

it('removes a folder, and accepts a missing one', async () => {
  const store = folderStore(folder);
  await store.remove('pages/one/');
  await store.remove('pages/two/');
  expect(await store.children('pages/')).toEqual([]);
});

it('leaves no part of a folder in place if its removal is interrupted', async () => {
  jest.spyOn(fs, 'rmSync').mockImplementationOnce(() => {
    throw new Error('killed');
  });
  await expect(folderStore(folder).remove('pages/one/')).rejects.toThrow('killed');
  expect(existsSync(join(folder, 'pages/one'))).toBe(false);
});

it.each([
  [0o755, 0o644],
  [0o775, 0o664],
])(
  'in a folder with the mode %o, files have the mode %o whatever the mask of the user',
  async (of, mode) => {
    const mask = process.umask(0o077);
    try {
      chmodSync(folder, of);
      const built = join(mkdtempSync(join(tmpdir(), 'weft-built-')), 'built');
      mkdirSync(join(built, 'assets'), { recursive: true });
      writeFileSync(join(built, 'assets/a.js'), '');
      const store = folderStore(folder);
      await store.putFolder('mfe-catalog/1', built);
      await store.create('notes/mfe-catalog/1.json', '{}');
      await store.writeMove(1, { entry: '{}', pointer: '{}', pages: 'x' });
      const modeOf = (path: string) => statSync(join(folder, path)).mode & 0o777;
      for (const path of [
        'mfe-catalog',
        'mfe-catalog/1',
        'mfe-catalog/1/assets',
        'notes',
        'moves/1',
      ]) {
        expect([path, modeOf(path)]).toEqual([path, of]);
      }
      for (const path of [
        'mfe-catalog/1/assets/a.js',
        'notes/mfe-catalog/1.json',
        'moves/1/release.json',
      ]) {
        expect([path, modeOf(path)]).toEqual([path, mode]);
      }
    } finally {
      process.umask(mask);
    }
  },
);
