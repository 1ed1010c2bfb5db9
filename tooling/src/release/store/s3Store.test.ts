import { afterAll, afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { remoteByFolder } from '../../workspace/apps';
import { goLive, type Target } from '../move/changes';
import { listReleases } from '../move/list';
import { release } from '../move/release';
import { readPages } from '../move/pages';
import { releaseNumber } from 'remote-loader/formats';
import { changeSettings } from '../settings/settings';
import {
  openShop,
  publishBuild,
  quickMove,
  renderHere,
  writeBuild,
  type TestBuild,
} from '../../testing/releases/testBuild';
import {
  closeShops,
  emptyStore,
  startShop,
  startStore,
  type TestStore,
} from '../../testing/releases/testStores';
import type { S3Server, Trouble } from '../../testing/releases/s3Server';
import { readLivePointer } from './snapshot';
import { s3Store } from './s3Store';
import type { Store } from './store';

const CATALOG = remoteByFolder('mfe-catalog');
const CART = remoteByFolder('mfe-cart-checkout');

/** `try-store` repeats the tests without broken servers against a real store. */
const REAL = process.env.WEFT_S3_TEST;
const ROUNDS = Number(process.env.WEFT_ROUNDS ?? 1);

/** For the test with a slow server, in milliseconds. */
const IMPATIENT = { connect: 5_000, answer: 800 };

let place: TestStore;
let store: Store;

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => place.close());

afterAll(closeShops);

describe('an S3 store', () => {
  beforeEach(async () => {
    place = await startStore('an object store');
    store = place.open();
  });

  it('never overwrites a key, and switches only from the version that was read', async () => {
    expect(await store.create('notes/mfe-catalog/1.json', 'one')).toBe(true);
    expect(await store.create('notes/mfe-catalog/1.json', 'two')).toBe(false);
    expect(String(await store.read('notes/mfe-catalog/1.json'))).toBe('one');

    expect(await store.switchTo(1, '{}', '"0123"')).toBe(false);
    expect(await store.switchTo(1, '{}', null)).toBe(true);
    expect(await store.switchTo(2, '{"a":1}', null)).toBe(false);
    const { text, version } = await store.readLive();
    expect(text).toBe('{}');
    expect(await store.switchTo(2, '{"a":2}', version)).toBe(true);
    expect(await store.switchTo(3, '{"a":3}', version)).toBe(false);
    expect((await store.readLive()).text).toBe('{"a":2}');
  });

  it('gives a move’s number to one of many writers', async () => {
    const files = { entry: '{}', pointer: '{}', pages: 'x' };
    const claims = await Promise.all(Array.from({ length: 8 }, () => store.writeMove(1, files)));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  it('removes only keys below a prefix', async () => {
    for (const key of ['pages/a/index.html', 'pages/a/b/index.html', 'pages/ab/index.html']) {
      await store.create(key, key);
    }
    await store.remove('pages/a/');
    expect(await store.children('pages/')).toEqual(['ab']);
  });

  it(
    'loses no move when four commands move at once',
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        if (round > 0) await emptyStore(store);
        await openShop(store, place.workplace);
        const targets = [];
        for (const name of ['two', 'three']) {
          for (const app of [CATALOG, CART]) targets.push(await made({ name }, app));
        }
        const moves = targets.map((target) => quickMove(store, goLive([target])));
        expect(new Set((await Promise.all(moves)).map(({ move }) => move)).size).toBe(4);
        const { remotes } = await readLivePointer(store);
        for (const line of [remotes['mfe_catalog'], remotes['mfe_cart_checkout']]) {
          const numbers = [line, line?.previous].map((one) => releaseNumber(one?.manifest ?? ''));
          expect(numbers.sort()).toEqual([2, 3]);
        }
      }
    },
    ROUNDS * 60_000,
  );
});

const describeFixture = REAL ? describe.skip : describe;

describeFixture('against a server that fails', () => {
  let server: S3Server;

  beforeEach(async () => {
    place = await startShop('an object store');
    store = place.open();
    if (!place.server) throw new Error('There is no server.');
    server = place.server;
  });

  it('stores every object with the headers of our own server', async () => {
    const headersOf = (key: string) => server.objects.get(`weft/${key}`)?.headers;
    const forever = 'public, max-age=31536000, immutable';
    expect(headersOf('mfe-catalog/1/assets/remoteEntry.0123456789ab.js')).toEqual({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': forever,
    });
    const { pages } = await readLivePointer(store);
    const { sets } = (await readPages(store, pages ?? '')) ?? { sets: [] };
    expect(headersOf(`pages/${sets[0]?.key}/legal/index.html.br`)).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-encoding': 'br',
    });
    const style = [...server.objects.keys()].find((key) => /assets\/page\.\w+\.css$/.test(key));
    expect(headersOf((style ?? '').slice('weft/'.length))).toMatchObject({
      'cache-control': forever,
    });
    for (const key of ['release.json', 'moves/1/move.json', 'builds/mfe-catalog/1/pages.cjs']) {
      expect([key, headersOf(key)]).toEqual([
        key,
        expect.objectContaining({ 'cache-control': 'no-cache' }),
      ]);
    }
  });

  it.each(['IfMatch', 'all'] as const)(
    'is refused if it ignores conditions (%s)',
    async (which) => {
      server.ignoresConditions = which;
      await expect(made({ name: 'one' })).rejects.toThrow(
        /ignores If-None-Match or If-Match.*refused/,
      );
      await expect(store.switchTo(2, '{}', null)).rejects.toThrow(/refused/);
      expect(await live()).toBe(1);
    },
  );

  it('may require versions without quotes, with working conditions', async () => {
    server.wantsBareHash = true;
    await quickMove(store, goLive([await made({ name: 'two' })]));
    expect((await readLivePointer(store)).move).toBe(2);
    expect(await store.switchTo(9, '{}', '"00000000000000000000000000000000"')).toBe(false);
  });

  it('is refused at once if it cannot replace a pointer at all', async () => {
    server.trouble = ({ method, key }) =>
      method === 'PUT' && key.endsWith('probe') && server.objects.has(key)
        ? { kind: 'status', status: 412, code: 'PreconditionFailed' }
        : undefined;
    await expect(made({ name: 'one' })).rejects.toThrow(/no pointer could ever be moved there/);
  });

  it.each<[string, Trouble]>([
    ['is lost before it takes effect', { kind: 'lost', isDone: false }],
    ['is lost after it took effect', { kind: 'lost', isDone: true }],
    ['is slow', { kind: 'slow', delay: 1_200 }],
    ['breaks off', { kind: 'cut' }],
    ['gets the status 503', { kind: 'status', status: 503, code: 'ServiceUnavailable' }],
    ['gets the status 409', { kind: 'status', status: 409, code: 'ConditionalRequestConflict' }],
  ])('moves even if a request %s', async (_case, trouble) => {
    const isSlow = trouble.kind === 'slow';
    const troubled = [
      'weft/release.json',
      ...(isSlow ? [] : ['weft/notes/mfe-catalog/2.json', 'weft/mfe-catalog/2/assets/a.js']),
    ];
    const count = troubled.length;
    server.trouble = ({ method, key }) => {
      const isRead = method === 'GET' && trouble.kind === 'cut';
      if (!(method === 'PUT' || isRead) || !troubled.includes(key)) return undefined;
      troubled.splice(troubled.indexOf(key), 1);
      return trouble;
    };
    const { endpoint } = server;
    const impatient = s3Store('s3://shop/weft', { endpoint, timeouts: IMPATIENT });
    await quickMove(isSlow ? impatient : store, goLive([await made({ name: 'two' })]));
    expect(await live()).toBe(2);
    expect((await listReleases(CATALOG, store)).length).toBe(2);
    expect(troubled.length).toBeLessThan(count);
  });

  it('continues an interrupted upload, and never shows a part of it', async () => {
    const pointer = await store.readLive();
    const manifest = 'weft/mfe-catalog/2/mf-manifest.json';
    server.trouble = ({ method, key }) =>
      method === 'PUT' && key === manifest
        ? { kind: 'status', status: 400, code: 'Broken' }
        : undefined;
    await expect(made({ name: 'two' })).rejects.toThrow('answered 400 (Broken)');
    expect(await store.readLive()).toEqual(pointer);

    server.trouble = () => undefined;
    server.requests.length = 0;
    expect((await made({ name: 'two' })).release).toBe(2);
    const written = server.requests.filter(
      ({ method, key }) => method === 'PUT' && key.startsWith('weft/mfe-catalog/2/'),
    );
    expect(written.map(({ key }) => key)).toEqual([manifest]);
    expect((await made({ name: 'three' })).release).toBe(3);
  });

  it('releases one remote with few requests besides its own files and pages', async () => {
    const open = () =>
      s3Store('s3://shop/weft', { endpoint: server.endpoint, staging: place.workplace });
    await open().probe('notes/mfe-cart-checkout/probe');
    server.requests.length = 0;
    await release([CART], open(), {
      render: renderHere,
      checkSource: () => undefined,
      sourcesOf: () => undefined,
      buildInto: (app, folders) => Promise.resolve(writeBuild(app, folders, { name: 'two' })),
    });
    const isOwn = /^weft\/(?:\w+\/)?mfe-cart-checkout\/2\/|\/(?:index\.html|page\.)/;
    const others = server.requests.filter(({ key }) => !isOwn.test(key));
    const named = others.map(({ method, key }) => `${method} ${key || 'list'}`);
    expect(named.map((one) => one.replace(/[0-9a-f]{24}|main\.\w+/, '<key>')).sort()).toEqual([
      'GET list',
      'GET list',
      'GET list',
      'GET list',
      'GET weft/builds/host/1/boot.json',
      'GET weft/builds/host/1/pages.cjs',
      'GET weft/builds/host/1/render.cjs',
      'GET weft/host/1/assets/<key>.css',
      'GET weft/host/1/mf-manifest.json',
      'GET weft/mfe-account-auth/1/mf-manifest.json',
      'GET weft/mfe-catalog/1/mf-manifest.json',
      'GET weft/notes/host/1.json',
      'GET weft/notes/mfe-cart-checkout/1.json',
      'GET weft/notes/mfe-cart-checkout/probe',
      'GET weft/pages/<key>.json',
      'GET weft/pages/<key>.json',
      'GET weft/release.json',
      'PUT weft/moves/2/move.json',
      'PUT weft/moves/2/release.json',
      'PUT weft/notes/mfe-cart-checkout/2.json',
      'PUT weft/notes/mfe-cart-checkout/probe',
      'PUT weft/notes/mfe-cart-checkout/probe',
      'PUT weft/notes/mfe-cart-checkout/probe',
      'PUT weft/pages/<key>.json',
      'PUT weft/pages/<key>.json',
      'PUT weft/release.json',
    ]);
  });

  it('gives another build another number after an interrupted upload', async () => {
    server.trouble = ({ key }) =>
      key.endsWith('z.css') ? { kind: 'status', status: 400, code: 'Broken' } : undefined;
    await expect(made({ name: 'one' })).rejects.toThrow('Broken');
    server.trouble = () => undefined;
    expect((await made({ name: 'two' })).release).toBe(3);
  });

  it.each(['InvalidAccessKeyId', 'SignatureDoesNotMatch'])(
    'reports refused credentials: %s',
    async (code) => {
      server.trouble = () => ({ kind: 'status', status: 403, code });
      await expect(made({ name: 'one' })).rejects.toThrow(
        new RegExp(`refuses these credentials .*\\(${code}\\)`),
      );
      server.trouble = () => undefined;
      expect(await live()).toBe(1);
    },
  );

  it('lets a team write only under its own prefix', async () => {
    server.trouble = ({ method, key }) =>
      method === 'PUT' && !/^weft\/(?:notes\/|builds\/)?mfe-catalog\//.test(key)
        ? { kind: 'status', status: 403, code: 'AccessDenied' }
        : undefined;
    const target = await made({ name: 'two' });
    await expect(quickMove(store, goLive([target]))).rejects.toThrow(
      /refuses these credentials to write .* \(AccessDenied\)\. The live shop is unchanged/,
    );
    expect(await live()).toBe(1);
  });

  it('reports a full store or a missing bucket, and does not change the live shop', async () => {
    server.trouble = ({ method }) =>
      method === 'PUT' ? { kind: 'status', status: 507, code: 'XMinioStorageFull' } : undefined;
    await expect(made({ name: 'two' })).rejects.toThrow(/is full and cannot write/);
    server.trouble = () => undefined;
    const other = s3Store('s3://other', { endpoint: server.endpoint });
    await expect(other.readLive()).rejects.toThrow('s3://other has no such bucket');
    expect(await live()).toBe(1);
  });

  it('gives up after others have always moved first', async () => {
    let count = 0;
    server.trouble = ({ method, key }) => {
      const object = server.objects.get(key);
      if (method === 'PUT' && key === 'weft/release.json' && object) {
        const bytes = Buffer.from(
          String(object.bytes).replace(/"move": \d+/, `"move": ${(count += 1)}`),
        );
        server.objects.set(key, { ...object, bytes, etag: `"${count}"` });
      }
      return undefined;
    };
    const changing = quickMove(
      store,
      changeSettings({ overrideOrigins: 'https://preview.example' }),
      { tries: 3 },
    );
    await expect(changing).rejects.toThrow('first 3 times; nothing was moved');
    expect(count).toBe(3);
  });
});

function made(build: TestBuild, app = CATALOG): Promise<Target> {
  return publishBuild(store, place.workplace, app, build);
}

async function live(): Promise<number | null> {
  const { remotes } = await readLivePointer(store);
  return releaseNumber(remotes['mfe_catalog']?.manifest ?? '');
}
