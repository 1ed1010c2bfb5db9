import fs, { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { folderStore } from './folderStore';
import { MACHINE, machineName } from './ownName';
import { withStaging } from './staging';

/** The number of no process. */
const ENDED = 99_999_999;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'weft-staging-'));
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

it('leaves the work of a container with the same host name, and removes that of an ended process', async () => {
  const read = jest.spyOn(fs, 'readlinkSync').mockReturnValue('pid:[4026532200]');
  const container = machineName();
  read.mockRestore();
  const [others, own] = [container, MACHINE].map((name) =>
    join(folder, '.staging', `${name}.${ENDED}.abc`),
  );
  for (const one of [others, own]) mkdirSync(String(one), { recursive: true });
  await withStaging(folderStore(folder), () => Promise.resolve());
  expect([others, own].map((one) => existsSync(String(one)))).toEqual([true, false]);
});
