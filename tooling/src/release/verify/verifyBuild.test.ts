import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, jest } from '@jest/globals';
import { goLive, targetOf } from '../move/changes';
import type { Provenance } from '../store/provenance';
import { readSnapshot } from '../store/snapshot';
import type { ArtifactStore } from '../store/artifactStore';
import { CATALOG, SOURCE, writeBuild } from '../../testing/releases/testBuild';
import { startShop, type TestStore } from '../../testing/releases/testStores';
import { verifyBuild, type Rebuild } from './verifyBuild';

const COMMIT = '0123456789abcdef0123456789abcdef01234567';

let shop: TestStore;
let store: ArtifactStore;

beforeEach(async () => {
  shop = await startShop('a folder');
  ({ store } = shop);
  await release();
});

it('a release equals a new build of its commit', async () => {
  expect(await verify(building('two'))).toBe(6);
});

it('finds what was changed or is missing in the store', async () => {
  await replace('mfe-catalog/2/assets/a.js', 'tampered');
  await replace('builds/mfe-catalog/2/pages.cjs', 'tampered');
  await store.remove('mfe-catalog/2/assets/z.css');
  await expect(verify(building('two'))).rejects.toThrow(
    new Error(`Release 2 of mfe-catalog does not match its note:
files/assets/a.js was changed in the store.
files/assets/z.css is missing in the store.
pages/pages.cjs was changed in the store.`),
  );
});

it('finds a wrong commit, and files that are only in the build', async () => {
  await expect(verify(building('other', 'more.js'))).rejects.toThrow(
    /files\/assets\/a\.js differs in the commit's build\.\n[^]*files\/more\.js is only in the commit's build\./,
  );
});

it('finds a note that was changed after it went live', async () => {
  await shop.move(goLive([await targetOf(await readSnapshot(store), CATALOG, 2)]));
  const key = 'notes/mfe-catalog/2.json';
  await replace(key, String(await store.read(key)).replace('A. Tester', 'Nobody'));
  await expect(verify(building('two'))).rejects.toThrow(
    /note:\nThe note was changed after it went live\.$/,
  );
});

it.each([
  [{ commit: null, isDirty: null }, 'The note names no commit'],
  [{ isDirty: true }, 'The note names a commit with uncommitted changes'],
])('builds nothing for a note with %j', async (source, problem) => {
  await release(source);
  const rebuild = jest.fn<Rebuild>();
  await expect(verify(rebuild, 3)).rejects.toThrow(problem);
  expect(rebuild).not.toHaveBeenCalled();
});

function verify(rebuild: Rebuild, number = 2): Promise<number> {
  return verifyBuild(store, CATALOG, number, rebuild);
}

async function replace(key: string, content: string): Promise<void> {
  await store.remove(key);
  await store.create(key, content);
}

async function release(source: Partial<Provenance> = {}): Promise<void> {
  const options = { source: { ...SOURCE, commit: COMMIT, isDirty: false, ...source } };
  await shop.publish(CATALOG, { name: 'two' }, options);
}

/** Replaces a clone and its build, with another file if given. */
function building(name: string, more?: string): Rebuild {
  return (app, _note, folder) => {
    writeBuild(app, folder, { name });
    if (more !== undefined) writeFileSync(join(folder, 'files', more), '');
    return Promise.resolve(folder);
  };
}
