/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { originOf, remoteByFolder, type App } from '../apps.mjs';
import { folderStore } from './store/folderStore.mjs';
import { ContractError } from './contract/contract.mjs';
import { BrokenBuildError } from './checkBuild.mjs';
import { integrityOf } from './integrityOf.mjs';
import { readPointer } from './pointerFile.mjs';
import { promote } from './release.mjs';
import {
  changeShare,
  listReleases,
  makeLive,
  NothingToRollBackError,
  NothingToShareError,
  publish,
  rollBack,
} from './releases.mjs';
import { buildOf, hostOf, SOURCE } from './testBuild';

const CATALOG = remoteByFolder('mfe-catalog');
const CART = remoteByFolder('mfe-cart-checkout');

let workplace: string;
let folder: string;

beforeEach(() => {
  workplace = mkdtempSync(join(tmpdir(), 'releases-'));
  folder = join(workplace, 'releases');
});

afterEach(() => {
  rmSync(workplace, { recursive: true });
});

describe('publish', () => {
  it('puts each release into a folder of its own and moves the pointer there', async () => {
    await publishBuild('one', { url: 'https://cdn.example/catalog/' });
    expect(await publishBuild('two')).toBe(2);

    expect(contentOf('mfe-catalog/1/assets/a.js')).toBe('one');
    expect(contentOf('mfe-catalog/2/assets/a.js')).toBe('two');
    expect(readPointer(folder).remotes).toEqual({
      mfe_catalog: {
        ...released(2, 'https://cdn.example/catalog'),
        previous: released(1, 'https://cdn.example/catalog'),
      },
    });
  });

  it("leaves the others' lines and files as they are", async () => {
    await publish(CART, { build: buildOf(workplace, 'cart'), folder, source: SOURCE });
    const { remotes } = readPointer(folder);
    await publishBuild('catalog');

    expect(readPointer(folder).remotes).toMatchObject(remotes);
    expect(contentOf('mfe-cart-checkout/1/assets/a.js')).toBe('cart');
  });

  it('never writes into a folder that is there already, nor gives a number twice', async () => {
    mkdirSync(join(folder, 'mfe-catalog', '7'), { recursive: true });
    expect(await publishBuild('one')).toBe(8);
    rmSync(join(folder, 'mfe-catalog', '8'), { recursive: true });
    expect(await publishBuild('two')).toBe(9);
  });

  it('serves a folder that everybody may read', async () => {
    await publishBuild('one');
    const mode = statSync(join(folder, 'mfe-catalog', '1')).mode & 0o777;
    expect(mode).toBe(statSync(join(folder, 'mfe-catalog')).mode & 0o777);
  });

  it('publishes the files of the build and nothing else', async () => {
    const build = buildOf(workplace, 'one');
    await publish(CATALOG, { build, folder, source: SOURCE });
    expect(filesIn(join(folder, 'mfe-catalog', '1'))).toEqual(filesIn(build));
    expect(readdirSync(folder).sort()).toEqual([
      '.reserve',
      '.staging',
      'mfe-catalog',
      'notes',
      'release.json',
    ]);
  });

  it.each([
    ['a file of the build is missing', 'assets/z.css', null, 'assets/z.css is missing'],
    ['a file has another content', 'assets/a.js', 'tampered', 'assets/a.js has another content'],
    ['the manifest is missing', 'mf-manifest.json', null, 'it has no mf-manifest.json'],
    ['the manifest names no hashes', 'mf-manifest.json', '{}', 'names no hash of its entry'],
  ])('changes nothing when %s', async (_case, file, content, problem) => {
    await publishBuild('one');
    const before = filesIn(folder);
    const pointer = readPointer(folder);
    const build = buildOf(workplace, 'two');
    if (content === null) rmSync(join(build, file));
    else writeFileSync(join(build, file), content);

    const publishing = publish(CATALOG, { build, folder, source: SOURCE });
    await expect(publishing).rejects.toThrow(BrokenBuildError);
    await expect(publishing).rejects.toThrow(problem);
    expect(readPointer(folder)).toEqual(pointer);
    expect(filesIn(folder)).toEqual(before);
  });

  it('asks for the address when the line of the remote cannot be used', async () => {
    await publishBuild('one');
    writePointer({ remotes: { mfe_catalog: { manifest: 'localhost:5001/1/mf-manifest.json' } } });
    await expect(publishBuild('two')).rejects.toThrow(
      /^The pointer's line of mfe-catalog: .*--url/,
    );
    await publishBuild('two', { url: 'https://cdn.example' });
    expect(readPointer(folder).remotes).toEqual({
      mfe_catalog: released(2, 'https://cdn.example'),
    });
  });
});

describe('rollBack', () => {
  it('takes the whole earlier line, its address included', async () => {
    await publishBuild('one', { url: 'https://cdn.example' });
    await publishBuild('two', { url: 'https://cnd.example' });
    await rollBack(CATALOG, { folder });
    expect(line()).toMatchObject(released(1, 'https://cdn.example'));
    expect(await publishBuild('three')).toBe(3);
    expect(line()).toMatchObject(released(3, 'https://cdn.example'));
  });

  it('swaps the two lines, so that a second one undoes the first', async () => {
    for (const name of ['one', 'two', 'three']) await publishBuild(name);
    const before = line();
    expect(await rollBack(CATALOG, { folder })).toEqual(released(2));
    expect(line()).toEqual({ ...released(2), previous: released(3) });
    await rollBack(CATALOG, { folder });
    expect(line()).toEqual(before);
  });

  it('goes to the release that was live before, not to the one before in number', async () => {
    for (const name of ['one', 'two']) await publishBuild(name);
    await rollBack(CATALOG, { folder });
    await publishBuild('three');
    expect(await rollBack(CATALOG, { folder })).toEqual(released(1));
  });

  it('takes any release by its number, with the address it had', async () => {
    await publishBuild('one', { url: 'https://old.example' });
    for (const name of ['two', 'three']) await publishBuild(name, { url: 'https://new.example' });
    await rollBack(CATALOG, { folder, to: 1 });
    expect(line()).toEqual({
      ...released(1, 'https://old.example'),
      previous: released(3, 'https://new.example'),
    });
  });

  it('replaces a line that cannot be used', async () => {
    await publishBuild('one');
    writePointer({ remotes: { mfe_catalog: { manifest: 'localhost:5001/1/mf-manifest.json' } } });
    await expect(rollBack(CATALOG, { folder })).rejects.toThrow(/Name the release with --to/);
    await rollBack(CATALOG, { folder, to: 1 });
    expect(line()).toEqual(released(1));
  });

  it('says so when there is nothing to go back to, and writes nothing', async () => {
    await expect(rollBack(CATALOG, { folder })).rejects.toThrow(NothingToRollBackError);
    expect(existsSync(folder)).toBe(false);
    await publishBuild('one');
    await expect(rollBack(CATALOG, { folder })).rejects.toThrow(
      'Release 1 is the first of mfe-catalog: there is nothing to roll back to.',
    );
    await expect(rollBack(CATALOG, { folder, to: 1 })).rejects.toThrow(/live already/);
    await expect(rollBack(CATALOG, { folder, to: 4 })).rejects.toThrow(/There is no release 4/);
  });

  it('says so when the files of the release are gone or are others', async () => {
    for (const name of ['one', 'two']) await publishBuild(name);
    const before = line();
    writeFileSync(join(folder, 'mfe-catalog/1/mf-manifest.json'), '{}');
    await expect(rollBack(CATALOG, { folder })).rejects.toThrow(/^Release 1 of .* was changed/);
    rmSync(join(folder, 'mfe-catalog/1'), { recursive: true });
    await expect(rollBack(CATALOG, { folder })).rejects.toThrow(/^Release 1 of .* was removed/);
    await expect(rollBack(CATALOG, { folder, to: 1 })).rejects.toThrow(/was removed/);
    expect(line()).toEqual(before);
  });
});

describe('a share of visitors', () => {
  beforeEach(async () => {
    for (const name of ['one', 'two', 'three']) await publishBuild(name);
    await rollBack(CATALOG, { folder, to: 2 });
  });

  it('gets a release beside the live one, and more of them, until all have it', async () => {
    await makeLive(CATALOG, folderStore(folder), released(1), 5);
    expect(line()).toEqual({
      ...released(2),
      previous: released(3),
      next: { ...released(1), share: 5 },
    });
    expect((await list(CATALOG)).map(({ state }) => state)).toEqual(['previous', 'live', '5 %']);
    await changeShare(CATALOG, folderStore(folder), 20);
    expect(line()?.next).toEqual({ ...released(1), share: 20 });
    await changeShare(CATALOG, folderStore(folder), 100);
    expect(line()).toEqual({ ...released(1), previous: released(2) });
  });

  it('loses it by a rollback, which keeps the live release', async () => {
    const before = line();
    await makeLive(CATALOG, folderStore(folder), released(1), 5);
    expect(await rollBack(CATALOG, { folder })).toEqual(released(2));
    expect(line()).toEqual(before);
  });

  it('loses it by a release for all', async () => {
    await makeLive(CATALOG, folderStore(folder), released(1), 5);
    await publishBuild('four');
    expect(line()).toEqual({ ...released(4), previous: released(2) });
  });

  it('needs a live release, another one than that, and one to change', async () => {
    const store = folderStore(folder);
    await expect(makeLive(CART, store, released(1), 5)).rejects.toThrow(NothingToShareError);
    await expect(makeLive(CATALOG, store, released(2), 5)).rejects.toThrow(/live for all already/);
    await expect(changeShare(CATALOG, store, 20)).rejects.toThrow(/--share 5/);
  });
});

describe('a stage', () => {
  it('has a pointer of its own to the same releases', async () => {
    const staging = folderStore(folder, 'staging');
    await publish(CATALOG, { build: buildOf(workplace, 'one'), store: staging, source: SOURCE });
    expect(readPointer(folder).remotes).toEqual({});
    expect(readPointer(folder, 'staging').remotes['mfe_catalog']).toEqual(released(1));
    expect(contentOf('release.staging.json')).toContain('mfe_catalog');
  });

  it('is promoted line by line: the same bytes, nothing is built or copied', async () => {
    const [staging, production] = [folderStore(folder, 'staging'), folderStore(folder)];
    await expect(promote(CATALOG, staging, production)).rejects.toThrow(/no release in staging/);
    await publish(CART, { build: buildOf(workplace, 'cart'), store: production, source: SOURCE });
    for (const name of ['one', 'two']) {
      await publish(CATALOG, { build: buildOf(workplace, name), store: staging, source: SOURCE });
    }
    const files = filesIn(folder);
    await expect(promote(CATALOG, staging, production, { host: hostOf('2.0.0') })).rejects.toThrow(
      ContractError,
    );
    expect(line()).toBeUndefined();
    expect(await promote(CATALOG, staging, production, { host: hostOf('1.0.0') })).toEqual(
      released(2),
    );
    expect(line()).toEqual(released(2));
    expect(readPointer(folder).remotes['mfe_cart_checkout']).toBeDefined();
    expect(filesIn(folder)).toEqual(files);
  });
});

describe('the list of releases', () => {
  it('names the live one, the one before, and those that have lost their files', async () => {
    for (const name of ['one', 'two', 'three', 'four']) await publishBuild(name);
    await rollBack(CATALOG, { folder });
    rmSync(join(folder, 'mfe-catalog/1'), { recursive: true });
    expect((await list(CATALOG)).map(({ release, state }) => [release, state])).toEqual([
      [4, 'previous'],
      [3, 'live'],
      [2, ''],
      [1, 'removed'],
    ]);
    expect(await list(CART)).toEqual([]);
  });

  it('says from what, by whom and when each was made', async () => {
    await publish(CATALOG, { build: buildOf(workplace, 'one'), folder });
    const note = (await list(CATALOG))[0]?.note;
    expect(note).toMatchObject({ release: 1, ...released(1) });
    expect(note?.commit).toMatch(/^[0-9a-f]{40}$/);
    expect(typeof note?.isDirty).toBe('boolean');
    expect(note?.author).toMatch(/./);
    expect(Date.now() - Date.parse(note?.time ?? '')).toBeLessThan(60_000);
  });

  it('does without a note that cannot be read', async () => {
    await publishBuild('one');
    writeFileSync(join(folder, 'notes/mfe-catalog/1.json'), '');
    expect(await list(CATALOG)).toEqual([{ release: 1, state: 'live', note: undefined }]);
  });
});

describe('the pointer', () => {
  it('keeps everything beside the changed line, also unknown entries', async () => {
    await publishBuild('one');
    const json = readJson('release.json');
    const others = {
      settings: { overrideOrigins: ['https://try.example'] },
      remotes: { mfe_blog: 'soon' },
    };
    writePointer({ ...others, remotes: { ...(json['remotes'] as object), ...others.remotes } });
    await publishBuild('two');
    expect(readJson('release.json')).toMatchObject(others);
  });

  it('differs from the one before in what servers make an ETag of: size, and time in seconds', async () => {
    for (const name of ['one', 'two']) await publishBuild(name);
    const tags = new Set([tagOfPointer()]);
    for (let count = 0; count < 3; count += 1) {
      await rollBack(CATALOG, { folder });
      tags.add(tagOfPointer());
    }
    expect(tags.size).toBe(4);
  });

  it('is not replaced when it cannot be read', async () => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'release.json'), '{ "remotes": ');
    await expect(publishBuild('one')).rejects.toThrow(/cannot be read/);
    expect(contentOf('release.json')).toBe('{ "remotes": ');
  });

  it('loses no line in concurrent changes', async () => {
    const count = 8;
    await Promise.all(
      Array.from({ length: count }, (_, index) =>
        publish(index % 2 ? CATALOG : CART, {
          build: buildOf(workplace, `${index}`),
          folder,
          source: SOURCE,
        }),
      ),
    );
    const { remotes } = readPointer(folder);
    expect(Object.keys(remotes).sort()).toEqual(['mfe_cart_checkout', 'mfe_catalog']);
    for (const app of [CATALOG, CART]) {
      expect((await list(app)).map(({ release }) => release)).toEqual([4, 3, 2, 1]);
    }
  });
});

function publishBuild(name: string, options: { url?: string } = {}): Promise<number> {
  return publish(CATALOG, { build: buildOf(workplace, name), folder, source: SOURCE, ...options });
}

function list(app: App) {
  return listReleases(app, folderStore(folder));
}

function line() {
  return readPointer(folder).remotes['mfe_catalog'];
}

/** A release as the pointer names it. */
function released(release: number, base = originOf(CATALOG)) {
  const integrity = integrityOf(contentOf(`mfe-catalog/${release}/mf-manifest.json`));
  return { manifest: `${base}/${release}/mf-manifest.json`, integrity };
}

/** As nginx makes it. */
function tagOfPointer(): string {
  const { mtimeMs, size } = statSync(join(folder, 'release.json'));
  return `${Math.floor(mtimeMs / 1000)}-${size}`;
}

function filesIn(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .sort();
}

function contentOf(file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}

function readJson(file: string): Record<string, unknown> {
  return JSON.parse(contentOf(file)) as Record<string, unknown>;
}

function writePointer(json: object): void {
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ format: 2, ...json }));
}
