/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { remoteByFolder } from '../apps.mjs';
import { integrityOf } from './integrityOf.mjs';
import { changePointer, PointerLockedError, readPointer } from './pointerFile.mjs';
import { inDeployOrder, NothingToRollBackError, publish, rollBack } from './releases.mjs';

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
  it('puts each release into a folder of its own and moves the pointer there', () => {
    publish(CATALOG, { build: buildOf('one'), folder, url: 'https://cdn.example/catalog/' });
    const release = publish(CATALOG, { build: buildOf('two'), folder });

    expect(release).toBe(2);
    expect(contentOf('mfe-catalog/1/assets/a.js')).toBe('one');
    expect(contentOf('mfe-catalog/2/assets/a.js')).toBe('two');
    const url = 'https://cdn.example/catalog/2/mf-manifest.json';
    expect(readPointer(folder).remotes).toEqual({
      mfe_catalog: { manifest: url, integrity: integrityOf('manifest of two') },
    });
  });

  it("leaves the others' lines and files as they are", () => {
    publish(CART, { build: buildOf('cart'), folder });
    const { remotes } = readPointer(folder);
    publish(CATALOG, { build: buildOf('catalog'), folder });

    expect(readPointer(folder).remotes).toMatchObject(remotes);
    expect(contentOf('mfe-cart-checkout/1/assets/a.js')).toBe('cart');
  });

  it('never writes into a folder that is there already', () => {
    mkdirSync(join(folder, 'mfe-catalog', '7'), { recursive: true });
    expect(publish(CATALOG, { build: buildOf('one'), folder })).toBe(8);
  });

  it('leaves the pointer alone when the build lacks its manifest', () => {
    publish(CATALOG, { build: buildOf('one'), folder });
    const before = readPointer(folder);
    const build = buildOf('two');
    rmSync(join(build, 'mf-manifest.json'));
    expect(() => publish(CATALOG, { build, folder })).toThrow();
    expect(readPointer(folder)).toEqual(before);
  });
});

describe('rollBack', () => {
  it('goes back to what was live before, and not to a release that was rolled back itself', () => {
    for (const name of ['one', 'two']) publish(CATALOG, { build: buildOf(name), folder });
    expect(rollBack(CATALOG, folder)).toBe(1);
    expect(publish(CATALOG, { build: buildOf('three'), folder })).toBe(3);
    expect(rollBack(CATALOG, folder)).toBe(1);
    expect(readPointer(folder).remotes['mfe_catalog']?.integrity).toBe(
      integrityOf('manifest of one'),
    );
  });

  it('says so when there is nothing to go back to', () => {
    expect(() => rollBack(CATALOG, folder)).toThrow(NothingToRollBackError);
    publish(CATALOG, { build: buildOf('one'), folder });
    expect(() => rollBack(CATALOG, folder)).toThrow(/Release 1 is the first of mfe-catalog/);
  });
});

describe('the pointer', () => {
  it('is moved by one at a time', () => {
    publish(CATALOG, { build: buildOf('one'), folder });
    changePointer(folder, (pointer) => {
      expect(() => changePointer(folder, (inner) => inner)).toThrow(PointerLockedError);
      return pointer;
    });
    changePointer(folder, (pointer) => pointer);
  });

  it('keeps what it says beside the remotes', () => {
    publish(CATALOG, { build: buildOf('one'), folder });
    changePointer(folder, (pointer) => ({ ...pointer, overrideOrigins: ['https://try.example'] }));
    publish(CATALOG, { build: buildOf('two'), folder });
    expect(readPointer(folder)).toHaveProperty('overrideOrigins', ['https://try.example']);
  });

  it('is not replaced when it cannot be read', () => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'release.json'), '{ "remotes": ');
    expect(() => publish(CATALOG, { build: buildOf('one'), folder })).toThrow(/cannot be read/);
    expect(contentOf('release.json')).toBe('{ "remotes": ');
  });
});

it('a build is copied so that what names a file comes after it', () => {
  const files = inDeployOrder(buildOf('one'));
  expect(files).toEqual([
    'assets/a.js',
    'assets/z.css',
    'assets/remoteEntry.0123456789ab.js',
    'mf-manifest.json',
    'mf-manifest.json.br',
  ]);
});

function buildOf(name: string): string {
  const build = mkdtempSync(join(workplace, 'build-'));
  mkdirSync(join(build, 'assets'));
  writeFileSync(join(build, 'mf-manifest.json'), `manifest of ${name}`);
  writeFileSync(join(build, 'mf-manifest.json.br'), '');
  writeFileSync(join(build, 'assets/remoteEntry.0123456789ab.js'), '');
  writeFileSync(join(build, 'assets/a.js'), name);
  writeFileSync(join(build, 'assets/z.css'), '');
  return build;
}

function contentOf(file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}
