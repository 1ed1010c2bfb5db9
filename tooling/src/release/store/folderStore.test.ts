import fs, { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, jest } from '@jest/globals';
import { temporaryFolder } from '../../testing/temporaryFolder';
import { folderStore } from './folderStore';

// Its contract is that of every store (s3Store.test.ts).

it('leaves no part of a folder in place if its removal is interrupted', async () => {
  const store = folderStore(temporaryFolder());
  await store.create('pages/one/index.html', '<html></html>');
  jest.spyOn(fs, 'rmSync').mockImplementationOnce(() => {
    throw new Error('killed');
  });
  await expect(store.remove('pages/one/')).rejects.toThrow('killed');
  expect(existsSync(join(store.address, 'pages/one'))).toBe(false);
});

it('gives the pointers of moves different times, from which servers build ETags', async () => {
  const store = folderStore(temporaryFolder());
  const timeOf = async (move: number) => {
    await store.writeMove(move, { entry: '{}', pointer: '{}', pages: 'x' });
    return statSync(join(store.address, `moves/${move}/release.json`)).mtime.toUTCString();
  };
  expect(await timeOf(1)).not.toBe(await timeOf(2));
});

it('changes no file of its pages when it writes a move: they may be another user’s', async () => {
  const store = folderStore(temporaryFolder());
  await store.create('pages/x/index.html', '<html></html>');
  const page = join(store.address, 'pages/x/index.html');
  chmodSync(page, 0o600);
  await store.writeMove(1, { entry: '{}', pointer: '{}', pages: 'x' });
  expect(statSync(page).mode & 0o777).toBe(0o600);
});

it.each([
  [0o755, 0o644],
  [0o775, 0o664],
])(
  'in a folder with the mode %o, files have the mode %o whatever the mask of the user',
  async (ofFolder, ofFile) => {
    const mask = process.umask(0o077);
    try {
      const folder = temporaryFolder();
      chmodSync(folder, ofFolder);
      const built = join(temporaryFolder(), 'built');
      mkdirSync(join(built, 'assets'), { recursive: true });
      writeFileSync(join(built, 'assets/a.js'), '');
      const store = folderStore(folder);
      await store.putFolder('mfe-catalog/1', built);
      await store.create('notes/mfe-catalog/1.json', '{}');
      await store.writeMove(1, { entry: '{}', pointer: '{}', pages: 'x' });
      for (const [path, mode] of [
        ['mfe-catalog', ofFolder],
        ['mfe-catalog/1', ofFolder],
        ['mfe-catalog/1/assets', ofFolder],
        ['notes', ofFolder],
        ['moves/1', ofFolder],
        ['mfe-catalog/1/assets/a.js', ofFile],
        ['notes/mfe-catalog/1.json', ofFile],
        ['moves/1/release.json', ofFile],
      ] as const) {
        expect([path, statSync(join(folder, path)).mode & 0o777]).toEqual([path, mode]);
      }
    } finally {
      process.umask(mask);
    }
  },
);
