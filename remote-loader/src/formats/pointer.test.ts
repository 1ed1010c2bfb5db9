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

/** A pointer with these lines of remotes. */
function pointerOf(remotes: object, settings?: object): object {
  return { format: 2, ...(settings && { settings }), remotes };
}

function parsePointer(remotes: object, settings?: object, options?: Parameters<typeof parse>[1]) {
  return parse(pointerOf(remotes, settings), options);
}

describe('the release pointer', () => {
  it('has one line per remote, with its previous release', () => {
    const lines = { mfe_catalog: { ...CATALOG, previous: BEFORE }, mfe_cart: CATALOG };
    const pointer = parsePointer(lines);
    expect(pointer).toEqual({
      remotes: lines,
      problems: {},
      overrideOrigins: [],
      isDevelopment: false,
    });
    expect(pointerToJson(pointer)).toEqual(pointerOf(lines));
  });

  it('is written as it was read: the host, its move, settings, notes, routes and shares', () => {
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
      expect(pointerToJson(pointer)).toStrictEqual({ format: 2, remotes: {} });
    },
  );

  it('ignores unknown fields, and keeps the line', () => {
    for (const routes of ['all', []]) {
      const line = { ...CATALOG, note: 'none', routes, colour: 'red' };
      expect(parsePointer({ mfe_catalog: line }).remotes).toEqual({ mfe_catalog: CATALOG });
    }
  });

  it('ignores settings of another type', () => {
    const settings = { origin: 5, overrideOrigins: ['https://a.example', 5] };
    const pointer = parsePointer({}, settings);
    expect(pointer).toEqual({
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
    { ...BEFORE, share: 0 },
    { ...BEFORE, share: 100 },
    { ...BEFORE, share: 'x' },
    { share: 5 },
    5,
  ])('leaves out an invalid share: %j', (next) => {
    const { remotes, problems } = parsePointer({ mfe_catalog: { ...CATALOG, next } });
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
  ])('refuses a line with the hash %j, and keeps the others', (integrity) => {
    const { remotes, problems } = parsePointer({
      mfe_catalog: { ...CATALOG, integrity },
      mfe_cart: CATALOG,
    });
    expect(remotes).toEqual({ mfe_cart: CATALOG });
    expect(problems['mfe_catalog']).toContain('is not a SHA-384 hash');
  });

  it('needs no hash if it declares that it is for development', () => {
    const line = { manifest: CATALOG.manifest };
    const { remotes } = parsePointer({ mfe_catalog: line }, { isDevelopment: true });
    expect(remotes['mfe_catalog']).toEqual({ manifest: CATALOG.manifest, integrity: '' });
  });

  it('needs hashes nevertheless if it may not declare it', () => {
    const { remotes, isDevelopment } = parsePointer(
      { mfe_catalog: { manifest: CATALOG.manifest }, mfe_cart: CATALOG },
      { isDevelopment: true },
      { mayBeDevelopment: false },
    );
    expect(remotes).toEqual({ mfe_cart: CATALOG });
    expect(isDevelopment).toBe(false);
  });

  it.each([
    'localhost:5001/mf-manifest.json',
    '/mf-manifest.json',
    'xhttps://catalog.example/mf-manifest.json',
    'https:/2/mf-manifest.json',
    'https://catalog.example/mf-manifest.json?v=1',
    'https://catalog.example/mf-manifest.json#x',
    7,
  ])('refuses %j as the address of a manifest', (manifest) => {
    const { remotes, problems } = parsePointer({ mfe_catalog: { manifest, integrity: HASH } });
    expect(remotes).toEqual({});
    expect(problems['mfe_catalog']).toContain('is not a manifest address');
  });

  it('leaves out an invalid previous release', () => {
    const { remotes } = parsePointer({
      mfe_catalog: { ...CATALOG, previous: { ...BEFORE, integrity: 'none' } },
    });
    expect(remotes).toEqual({ mfe_catalog: CATALOG });
  });

  it.each([null, [], 'x'])('is refused when it is %j', (json) => {
    const error = new ReleasePointerError('The release pointer is not a JSON object.');
    expect(() => parse(json)).toThrow(error);
    expect(error.name).toBe('ReleasePointerError');
  });

  it.each([null, 'https://catalog.example/2/mf-manifest.json'])(
    'refuses the line %j with the reason',
    (line) => {
      expect(parsePointer({ mfe_catalog: line }).problems).toEqual({
        mfe_catalog: 'It is not an object.',
      });
    },
  );

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
