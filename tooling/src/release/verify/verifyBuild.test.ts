import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, jest } from '@jest/globals';
import { remoteByFolder } from '../../workspace/apps';
import { goLive, targetOf } from '../move/changes';
import { lockfileIn, type Provenance } from '../store/provenance';
import { readSnapshot } from '../store/snapshot';
import { publish } from '../publish/publish';
import { buildOf, quickMove, SOURCE, writeBuild } from '../../testing/releases/testBuild';
import { shopForEachTest } from '../../testing/releases/shopForEachTest';
import { verifyBuild, type Rebuild } from './verifyBuild';

const CATALOG = remoteByFolder('mfe-catalog');
const COMMIT = '0123456789abcdef0123456789abcdef01234567';
const LOCKED = 'lockfileVersion: 9';

const shop = shopForEachTest();

it('a release equals a new build of its commit', async () => {
  await release();
  expect(await verifyBuild(shop.store, CATALOG, 2, building('two'))).toBe(6);
});

it.each(['files/assets/a.js', 'files/mf-manifest.json', 'pages/pages.cjs'])(
  'finds that %s was changed in the store',
  async (name) => {
    await release();
    const key = name.replace('files/', 'mfe-catalog/2/').replace('pages/', 'builds/mfe-catalog/2/');
    await shop.store.remove(key);
    await shop.store.create(key, 'tampered');
    await expect(verifyBuild(shop.store, CATALOG, 2, building('two'))).rejects.toThrow(
      `Release 2 of mfe-catalog does not match its note:\n${name} was changed in the store.`,
    );
  },
);

it('finds that a file is missing in the store', async () => {
  await release();
  await shop.store.remove('mfe-catalog/2/assets/z.css');
  await expect(verifyBuild(shop.store, CATALOG, 2, building('two'))).rejects.toThrow(
    /note:\nfiles\/assets\/z\.css is missing in the store\.$/,
  );
});

it.each<[string, Rebuild, string]>([
  ['a wrong commit', building('other'), "files/assets/a.js differs in the commit's build."],
  [
    'files that are only in the build',
    buildingMore,
    "files/more.js is only in the commit's build.",
  ],
  [
    'a different lockfile',
    building('two', 'others'),
    'pnpm-lock.yaml of the commit differs from the lockfile of the release.',
  ],
])('finds %s', async (_what, rebuild, problem) => {
  await release();
  await expect(verifyBuild(shop.store, CATALOG, 2, rebuild)).rejects.toThrow(problem);
});

it('finds a note that was changed after it went live', async () => {
  await release();
  await quickMove(shop.store, goLive([await targetOf(await readSnapshot(shop.store), CATALOG, 2)]));
  const key = 'notes/mfe-catalog/2.json';
  const note = String(await shop.store.read(key));
  await shop.store.remove(key);
  await shop.store.create(key, note.replace('A. Tester', 'Nobody'));
  await expect(verifyBuild(shop.store, CATALOG, 2, building('two'))).rejects.toThrow(
    /note:\nThe note was changed after it went live\.$/,
  );
});

it.each([
  [{ commit: null, isDirty: null }, 'The note names no commit'],
  [{ isDirty: true }, 'The note names a commit with uncommitted changes'],
])('builds nothing for a note with %j', async (source, problem) => {
  await release(source);
  const rebuild = jest.fn<Rebuild>();
  await expect(verifyBuild(shop.store, CATALOG, 2, rebuild)).rejects.toThrow(problem);
  expect(rebuild).not.toHaveBeenCalled();
});

async function release(source: Partial<Provenance> = {}): Promise<void> {
  const folder = makeLockfile(LOCKED, join(shop.place.workplace, 'locked'));
  await publish(CATALOG, {
    snapshot: await readSnapshot(shop.store),
    folders: buildOf(shop.place.workplace, CATALOG, { name: 'two' }),
    source: { ...SOURCE, commit: COMMIT, isDirty: false, lockfile: lockfileIn(folder), ...source },
  });
}

function makeLockfile(text: string, folder: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'pnpm-lock.yaml'), text);
  return folder;
}

/** Replaces a clone and its build. */
function building(name: string, lockfile = LOCKED): Rebuild {
  return (app, _note, { sources, built }) => {
    makeLockfile(lockfile, sources);
    return Promise.resolve(writeBuild(app, built, { name }));
  };
}

async function buildingMore(...[app, note, folders]: Parameters<Rebuild>): Promise<void> {
  await building('two')(app, note, folders);
  writeFileSync(join(folders.built.files, 'more.js'), '');
}
