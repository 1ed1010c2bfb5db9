/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import {
  parsePointer,
  pointerToJson,
  releaseNumber,
  ReleasePointerError,
} from './releasePointer.mjs';

const HASH = `sha384-${'a'.repeat(64)}`;
const CATALOG = { manifest: 'https://catalog.example/2/mf-manifest.json', integrity: HASH };
const BEFORE = { manifest: 'https://catalog.example/1/mf-manifest.json', integrity: HASH };

describe('the release pointer', () => {
  it('has one line per remote, with its previous release', () => {
    const json = { mfe_catalog: { ...CATALOG, previous: BEFORE }, mfe_cart: CATALOG };
    const pointer = parsePointer(json);
    expect(pointer).toEqual({
      remotes: json,
      problems: {},
      overrideOrigins: [],
      isDevelopment: false,
    });
    expect(pointerToJson(pointer)).toEqual(json);
  });

  it.each([[5], [0.1], [99.9]])('has a release beside it that %d %% of visitors get', (share) => {
    const json = { mfe_catalog: { ...CATALOG, previous: BEFORE, next: { ...BEFORE, share } } };
    const pointer = parsePointer(json);
    expect(pointer.remotes).toEqual(json);
    expect(pointerToJson(pointer)).toEqual(json);
  });

  it.each([
    [{ ...BEFORE, share: 0 }],
    [{ ...BEFORE, share: 100 }],
    [{ ...BEFORE, share: 'x' }],
    [BEFORE],
    [{ share: 5 }],
    [5],
  ])('leaves out a share that cannot be given: %j', (next) => {
    const { remotes, problems } = parsePointer({ mfe_catalog: { ...CATALOG, next } });
    expect(remotes).toEqual({ mfe_catalog: CATALOG });
    expect(problems).toEqual({});
  });

  it('separates the settings of the shop from the remotes', () => {
    const json = {
      mfe_catalog: CATALOG,
      settings: {
        overrideOrigins: ['https://preview.example'],
        isDevelopment: true,
        reportTo: 'https://reports.example/remotes',
        reportSample: 0.1,
      },
    };
    const pointer = parsePointer(json);
    expect(pointer.overrideOrigins).toEqual(['https://preview.example']);
    expect(pointer.isDevelopment).toBe(true);
    expect(pointerToJson(pointer)).toEqual(json);
  });

  it.each([
    [undefined],
    [null],
    [''],
    ['sha256-abc'],
    [`sha384-${'a'.repeat(63)}`],
    [`sha384-${'a'.repeat(64)} `],
    [`sha384-${'-'.repeat(64)}`],
    [42],
  ])('refuses a line whose hash is %j, and leaves the others alone', (integrity) => {
    const { remotes, problems } = parsePointer({
      mfe_catalog: { ...CATALOG, integrity },
      mfe_cart: CATALOG,
    });
    expect(remotes).toEqual({ mfe_cart: CATALOG });
    expect(problems['mfe_catalog']).toContain('is no SHA-384 hash');
  });

  it('needs no hash where it says that it is of development', () => {
    const { remotes } = parsePointer({
      mfe_catalog: { manifest: CATALOG.manifest },
      settings: { isDevelopment: true },
    });
    expect(remotes['mfe_catalog']).toEqual({ manifest: CATALOG.manifest, integrity: '' });
  });

  it('needs hashes all the same where it may not say so', () => {
    const json = {
      mfe_catalog: { manifest: CATALOG.manifest },
      mfe_cart: CATALOG,
      settings: { isDevelopment: true },
    };
    const { remotes, isDevelopment } = parsePointer(json, { mayBeDevelopment: false });
    expect(remotes).toEqual({ mfe_cart: CATALOG });
    expect(isDevelopment).toBe(false);
  });

  it.each([
    ['localhost:5001/mf-manifest.json'],
    ['/mf-manifest.json'],
    ['javascript:alert(1)'],
    ['https://catalog.example/mf-manifest.json?v=1'],
    ['https://catalog.example/mf-manifest.json#x'],
    [''],
    [7],
  ])('refuses %j as the address of a manifest', (manifest) => {
    const { remotes, problems } = parsePointer({ mfe_catalog: { manifest, integrity: HASH } });
    expect(remotes).toEqual({});
    expect(problems['mfe_catalog']).toContain('is no address of a manifest');
  });

  it('leaves out a release before that it could not load', () => {
    const { remotes } = parsePointer({
      mfe_catalog: { ...CATALOG, previous: { ...BEFORE, integrity: 'none' } },
    });
    expect(remotes).toEqual({ mfe_catalog: CATALOG });
  });

  it.each([[null], [[]], ['x'], [5]])('is no pointer when it is %j', (json) => {
    expect(() => parsePointer(json)).toThrow(ReleasePointerError);
  });

  it('treats names such as __proto__ as names', () => {
    const { remotes } = parsePointer(JSON.parse(`{"__proto__": ${JSON.stringify(CATALOG)}}`));
    expect(Object.getPrototypeOf(remotes)).toBe(Object.prototype);
    expect(Object.keys(remotes)).toEqual(['__proto__']);
  });
});

it.each([
  ['https://catalog.example/7/mf-manifest.json', 7],
  ['https://cdn.example/catalog/12/mf-manifest.json', 12],
  ['http://localhost:3001/mf-manifest.json', null],
  ['https://catalog.example/v7/mf-manifest.json', null],
])('the release of %s is %s', (manifest, number) => {
  expect(releaseNumber(manifest)).toBe(number);
});
