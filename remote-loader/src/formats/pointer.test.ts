import { describe, expect, it } from '@jest/globals';
import {
  liveName,
  parsePointer as parse,
  pointerFile,
  pointerToJson,
  releaseNumber,
  ReleasePointerError,
} from './pointer.ts';

const HASH = `sha384-${'a'.repeat(64)}`;
const CATALOG = { manifest: 'https://catalog.example/2/mf-manifest.json', integrity: HASH };
const BEFORE = { manifest: 'https://catalog.example/1/mf-manifest.json', integrity: HASH };

function parsePointer(remotes: object, settings?: object, options?: Parameters<typeof parse>[1]) {
  return parse({ format: 2, settings, remotes }, options);
}

function problemOf(pointerEntry: unknown): string | undefined {
  const { remotes, problems } = parsePointer({ mfe_catalog: pointerEntry, mfe_cart: CATALOG });
  expect(remotes).toEqual({ mfe_cart: CATALOG });
  return problems['mfe_catalog'];
}

describe('the release pointer', () => {
  it('is written as it was read: the host, its move, settings, notes, routes and rollouts', () => {
    const routes = [{ path: '/outlet', page: 'Outlet', shape: 'listing' }];
    const previous = { ...BEFORE, routes };
    const next = { ...BEFORE, media: '0f', share: 0.1 };
    const settings = {
      origin: 'https://shop.example',
      overrideOrigins: ['https://preview.example'],
      isDevelopment: true,
    };
    const json = {
      format: 2,
      move: 17,
      pages: '0f3a',
      settings,
      host: { release: 3, note: HASH, previous: { release: 2, note: HASH } },
      remotes: { mfe_catalog: { ...CATALOG, note: HASH, routes, previous, next } },
    };
    const pointer = parse(json);
    expect(pointer).toMatchObject({
      ...settings,
      move: 17,
      pages: '0f3a',
      host: json.host,
      remotes: json.remotes,
    });
    expect(pointerToJson(pointer)).toEqual(json);
  });

  it.each([{ release: 0, note: HASH }, { release: '3', note: HASH }, { release: 3 }, null])(
    'has no release of the host for %j',
    (host) => {
      const pointer = parse({ format: 2, host, move: 1.5, pages: 5, remotes: {} });
      for (const name of ['host', 'move', 'pages']) expect(pointer).not.toHaveProperty(name);
      expect(JSON.stringify(pointerToJson(pointer))).toBe('{"format":2,"remotes":{}}');
    },
  );

  it('ignores unknown fields, and keeps the entry', () => {
    for (const routes of ['all', []]) {
      const pointerEntry = { ...CATALOG, note: 'none', routes, colour: 'red' };
      expect(parsePointer({ mfe_catalog: pointerEntry }).remotes).toEqual({ mfe_catalog: CATALOG });
    }
  });

  it('ignores settings of another type', () => {
    const settings = { origin: 5, overrideOrigins: ['https://a.example', 5] };
    expect(parsePointer({}, settings)).toEqual({
      remotes: {},
      problems: {},
      overrideOrigins: ['https://a.example'],
      isDevelopment: false,
    });
  });

  it.each([undefined, 1, '2'])('is refused in the format %j', (format) => {
    expect(() => parse({ format, remotes: { mfe_catalog: CATALOG } })).toThrow(ReleasePointerError);
  });

  it.each([
    { next: { ...BEFORE, share: 0 } },
    { next: { ...BEFORE, share: 100 } },
    { next: { ...BEFORE, share: 'x' } },
    { next: { share: 5 } },
    { next: 5 },
    { previous: { ...BEFORE, integrity: 'none' } },
  ])('leaves out an invalid share or previous release: %j', (other) => {
    const { remotes, problems } = parsePointer({ mfe_catalog: { ...CATALOG, ...other } });
    expect(remotes).toEqual({ mfe_catalog: CATALOG });
    expect(problems).toEqual({});
  });

  it.each([
    undefined,
    `sha256-${'a'.repeat(64)}`,
    ` ${HASH}`,
    `${HASH} `,
    `sha384-${'a'.repeat(63)}`,
    `sha384-${'-'.repeat(64)}`,
  ])('refuses an entry with the hash %j, and keeps the others', (integrity) => {
    expect(problemOf({ ...CATALOG, integrity })).toContain('is not a SHA-384 hash');
  });

  it('needs no hash if it declares that it is for development, and may declare it', () => {
    const { manifest } = CATALOG;
    const pointerEntries = { mfe_catalog: { manifest }, mfe_cart: CATALOG };
    const settings = { isDevelopment: true };
    const { remotes } = parsePointer(pointerEntries, settings);
    expect(remotes).toEqual({ ...pointerEntries, mfe_catalog: { manifest, integrity: '' } });
    const released = parsePointer(pointerEntries, settings, { mayBeDevelopment: false });
    expect([released.remotes, released.isDevelopment]).toEqual([{ mfe_cart: CATALOG }, false]);
  });

  it.each([
    '/mf-manifest.json',
    'xhttps://catalog.example/mf-manifest.json',
    'https:/2/mf-manifest.json',
    'https://catalog.example/mf-manifest.json?v=1',
    'https://catalog.example/mf-manifest.json#x',
    7,
  ])('refuses %j as the address of a manifest', (manifest) => {
    expect(problemOf({ manifest, integrity: HASH })).toContain('is not a manifest address');
  });

  it.each([null, [], 'x'])('is refused when it is %j', (json) => {
    const error = new ReleasePointerError('The release pointer is not a JSON object.');
    expect(() => parse(json)).toThrow(error);
    expect(error.name).toBe('ReleasePointerError');
  });

  it.each([null, CATALOG.manifest])('refuses the entry %j with the reason', (pointerEntry) => {
    expect(problemOf(pointerEntry)).toBe('It is not an object.');
  });

  it('treats names such as __proto__ as names', () => {
    const { remotes } = parsePointer(
      JSON.parse(`{"__proto__": ${JSON.stringify(CATALOG)}}`) as object,
    );
    expect(Object.getPrototypeOf(remotes)).toBe(Object.prototype);
    expect(Object.keys(remotes)).toEqual(['__proto__']);
  });
});

it('has a file and a name for each stage', () => {
  expect([pointerFile(), pointerFile('staging')]).toEqual(['release.json', 'release.staging.json']);
  expect([liveName(), liveName('staging')]).toEqual(['live', 'live.staging']);
});

it.each([
  ['https://catalog.example/7/mf-manifest.json', 7],
  ['https://catalog.example/7/assets/mf-manifest.json', null],
  ['https://cdn.example/catalog/12/mf-manifest.json', 12],
  ['http://localhost:3001/mf-manifest.json', null],
  ['https://catalog.example/v7/mf-manifest.json', null],
])('the release of %s is %s', (manifest, number) => {
  expect(releaseNumber(manifest)).toBe(number);
});
