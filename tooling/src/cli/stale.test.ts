/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isStale, stampBuild } from './stale.mjs';

const BUILT = new Date('2026-01-02');
const BEFORE = new Date('2026-01-01');
const AFTER = new Date('2026-01-03');

let folder: string;
let stamp: string;
let source: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stale-'));
  stamp = join(folder, 'manifest.json');
  source = join(folder, 'src');
  mkdirSync(join(source, 'cart'), { recursive: true });
  write('src/cart/Cart.tsx', BEFORE);
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('isStale', () => {
  it('is true where nothing is built', () => {
    expect(isStale(stamp, [source])).toBe(true);
  });

  it('is false where every source is older than the build', () => {
    write('manifest.json', BUILT);
    expect(isStale(stamp, [source, join(folder, 'public')])).toBe(false);
  });

  it('is true once any source has been edited since', () => {
    write('manifest.json', BUILT);
    write('src/cart/total.ts', AFTER);
    expect(isStale(stamp, [source])).toBe(true);
    expect(isStale(stamp, [join(source, 'cart', 'total.ts')])).toBe(true);
  });

  it('ignores tests, which are in no build', () => {
    write('manifest.json', BUILT);
    write('src/cart/Cart.test.tsx', AFTER);
    expect(isStale(stamp, [source])).toBe(false);
  });

  it('counts from when the build began, not from when a file of it was written', () => {
    write('manifest.json', AFTER);
    stampBuild(stamp, BEFORE);
    write('src/cart/Cart.tsx', BUILT);
    expect(isStale(stamp, [source])).toBe(true);
  });
});

function write(file: string, time: Date): void {
  const path = join(folder, file);
  writeFileSync(path, '');
  utimesSync(path, time, time);
}
