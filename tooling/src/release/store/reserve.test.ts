/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { DiskFullError, withReserve } from './reserve.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reserve-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('on a full disk work uses the reserve, which is created again afterwards', async () => {
  await withReserve(folder, () => Promise.resolve());
  const { size } = statSync(join(folder, '.reserve'));
  const isReserved: boolean[] = [];
  const result = await withReserve(folder, () => {
    const isThere = existsSync(join(folder, '.reserve'));
    isReserved.push(isThere);
    return isThere ? Promise.reject(diskFull()) : Promise.resolve('moved');
  });
  expect(result).toBe('moved');
  expect(isReserved).toEqual([true, false]);
  expect(statSync(join(folder, '.reserve')).size).toBe(size);
});

it('says what to do when that room is not enough', async () => {
  const failing = withReserve(folder, () => Promise.reject(diskFull()));
  await expect(failing).rejects.toThrow(DiskFullError);
  await expect(failing).rejects.toThrow(/is full: what is live stays live. Make room/);
});

it('does nothing twice for another error', async () => {
  let count = 0;
  const failing = withReserve(folder, () => Promise.reject(new Error(`No ${(count += 1)}`)));
  await expect(failing).rejects.toThrow('No 1');
});

function diskFull(): Error {
  return Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
}
