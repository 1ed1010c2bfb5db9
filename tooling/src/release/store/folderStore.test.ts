import fs, { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
