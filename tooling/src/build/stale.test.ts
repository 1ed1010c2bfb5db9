import { beforeEach, describe, expect, it } from '@jest/globals';
import { renameSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { buildPlanned, isStale, type BuildPlan } from './stale';
import { temporaryFolder } from '../testing/temporaryFolder';
import { writeFiles } from '../testing/writeFiles';

let folder: string;
let plan: BuildPlan;

beforeEach(async () => {
  folder = temporaryFolder();
  write('src/cart/Cart.tsx', 'cart');
  write('src/cart/total.ts', 'total');
  plan = { directory: folder, output: at('manifest.json'), sources: [at('src'), at('public')] };
  expect(isStale(plan)).toBe(true);
  await buildPlanned([plan], () => write('manifest.json', '{}'));
});

describe('a build', () => {
  it('is fresh while its sources are the same, whenever they were written, even if tests are edited', () => {
    expect(isStale(plan)).toBe(false);
    utimesSync(at('src/cart/Cart.tsx'), new Date(), new Date());
    expect(isStale(plan)).toBe(false);
    write('src/cart/Cart.test.tsx', 'test');
    expect(isStale(plan)).toBe(false);
  });

  it.each([
    ['a source was edited', () => write('src/cart/total.ts', 'other')],
    ['a source was deleted', () => rmSync(at('src/cart/total.ts'))],
    ['a source was renamed', () => renameSync(at('src/cart/total.ts'), at('src/cart/sum.ts'))],
    ['a source folder was added', () => write('public/icon.svg', '')],
    ['it was deleted', () => rmSync(at('manifest.json'))],
  ])('is stale once %s', (_what, change) => {
    change();
    expect(isStale(plan)).toBe(true);
  });

  it('is stale after an edit during the build', async () => {
    await buildPlanned([plan], () => write('src/cart/total.ts', 'edited'));
    expect(isStale(plan)).toBe(true);
  });

  it('is stale after an interrupted build, even of the same sources', async () => {
    const build = buildPlanned([plan], () => Promise.reject(new Error('interrupted')));
    await expect(build).rejects.toThrow('interrupted');
    expect(isStale(plan)).toBe(true);
  });
});

function at(file: string): string {
  return join(folder, file);
}

function write(file: string, text: string): void {
  writeFiles(folder, { [file]: text });
}
