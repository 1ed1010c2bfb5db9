import { beforeEach, describe, expect, it } from '@jest/globals';
import { changeSettings, goLive, type Target } from '../move/changes';
import { listReleases } from '../move/list';
import { readLog } from '../move/log';
import { release } from '../move/release';
import { readRecord } from '../move/pages';
import { releaseNumber } from 'remote-loader/formats';
import { building, CART, CATALOG, quickMove } from '../../testing/releases/testBuild';
import { KINDS, startShop, startStore, type TestStore } from '../../testing/releases/testStores';
import type { S3Server, Trouble } from '../../testing/releases/s3Server';
import { s3Store } from './s3Store';
import type { ArtifactStore } from './artifactStore';

/** `try-store` repeats the tests without broken servers against a real store. */
const REAL = process.env.WEFT_S3_TEST;
const ROUNDS = Array.from({ length: Number(process.env.WEFT_ROUNDS ?? 1) }, (_, index) => index);

/** For the test with a slow server, in milliseconds. */
const IMPATIENT = { connect: 5_000, response: 800 };

let shop: TestStore;
let store: ArtifactStore;

// The folder store keeps the same contract.
describe.each(REAL ? KINDS.slice(1) : KINDS)('a store in %s', (kind) => {
  beforeEach(async () => {
    shop = await startStore(kind);
    store = shop.store;
  });

  it('never overwrites a key, and switches only from the version that was read', async () => {
    expect(await store.create('notes/mfe-catalog/1.json', 'one')).toBe(true);
    expect(await store.create('notes/mfe-catalog/1.json', 'two')).toBe(false);
    expect(String(await store.read('notes/mfe-catalog/1.json'))).toBe('one');

    const switchTo = async (move: number, version: string | null) => {
      const pointer = `{"a":${move}}`;
      await store.writeMove(move, { entry: '{}', pointer, pages: 'x' });
      return store.switchTo(move, pointer, version);
    };
    expect(await switchTo(1, '"0123"')).toBe(false);
    expect(await switchTo(1, null)).toBe(true);
    expect(await switchTo(2, null)).toBe(false);
    const { text, version } = await store.readLive();
    expect(text).toBe('{"a":1}');
    expect(await switchTo(2, version)).toBe(true);
    expect(await switchTo(3, version)).toBe(false);
    expect((await store.readLive()).text).toBe('{"a":2}');
  });

  it('gives a move’s number to one of many writers', async () => {
    const files = { entry: '{}', pointer: '{}', pages: 'x' };
    const claims = await Promise.all(Array.from({ length: 8 }, () => store.writeMove(1, files)));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  it('removes only keys below a prefix, which may be missing', async () => {
    for (const key of ['pages/a/index.html', 'pages/a/b/index.html', 'pages/ab/index.html']) {
      await store.create(key, key);
    }
    for (const prefix of ['pages/a/', 'pages/c/']) await store.remove(prefix);
    expect(await store.children('pages/')).toEqual(['ab']);
  });

  it.each(ROUNDS)('loses no move when four commands move at once (%d)', async () => {
    await shop.openShop();
    const targets = [];
    for (const name of ['two', 'three']) {
      for (const app of [CATALOG, CART]) targets.push(await shop.publish(app, { name }));
    }
    await Promise.all(targets.map((target) => quickMove(shop.open(), goLive([target]))));
    const { move, remotes } = await shop.pointer();
    for (const { federationName: name } of [CATALOG, CART]) {
      const pointerEntry = remotes[name];
      const [is, was] = [pointerEntry, pointerEntry?.previous].map((release) =>
        releaseNumber(release?.manifest ?? ''),
      );
      expect([is, was].sort()).toEqual([2, 3]);
      expect(await shop.page(`/${name}`)).toContain(`${name} ${is === 2 ? 'two' : 'three'}`);
    }
    const log = await readLog(store);
    expect(log.map(({ changes }) => changes.length)).toEqual([1, 1, 1, 1, 5]);
    expect(log[0]?.move).toBe(move);
  });
});

const describeFixture = REAL ? describe.skip : describe;

describeFixture('against a server that fails', () => {
  let server: S3Server;

  beforeEach(async () => {
    shop = await startShop('an object store');
    store = shop.store;
    if (!shop.server) throw new Error('There is no server.');
    server = shop.server;
  });

  it('stores every object with the headers of our own server', async () => {
    const { sets = [] } = (await readRecord(store, (await shop.pointer()).pages ?? '')) ?? {};
    const [style = ''] = [...server.objects.keys()].filter((key) => /page\.\w+\.css$/.test(key));
    const entry = 'mfe-catalog/1/assets/remoteEntry.0123456789ab.js';
    const forever = 'public, max-age=31536000, immutable';
    for (const [key, ...headers] of [
      [entry, 'text/javascript; charset=utf-8', forever],
      [style.slice('weft/'.length), 'text/css; charset=utf-8', forever],
      [`pages/${sets[0]?.key}/legal/index.html.br`, 'text/html; charset=utf-8', 'no-cache', 'br'],
      ['release.json', 'application/json', 'no-cache'],
      ['moves/1/move.json', 'application/json', 'no-cache'],
      ['builds/mfe-catalog/1/pages.cjs', 'application/octet-stream', 'no-cache'],
    ]) {
      const stored = server.objects.get(`weft/${key}`)?.headers ?? {};
      expect([key, ...Object.values(stored)]).toEqual([key, ...headers]);
    }
  });

  it.each(['IfMatch', 'all'] as const)(
    'is refused if it ignores conditions (%s)',
    async (which) => {
      server.ignoresConditions = which;
      await expect(publishBuild('one')).rejects.toThrow(
        /ignores If-None-Match or If-Match.*refused/,
      );
      await expect(store.switchTo(2, '{}', null)).rejects.toThrow(/refused/);
      expect(await live()).toBe(1);
    },
  );

  it('may require versions without quotes, with working conditions', async () => {
    server.wantsBareHash = true;
    await shop.release(CATALOG, { name: 'two' });
    expect((await shop.pointer()).move).toBe(2);
    expect(await store.switchTo(9, '{}', '"00000000000000000000000000000000"')).toBe(false);
  });

  it('is refused at once if it cannot replace a pointer at all', async () => {
    const isReplaced = (key: string) => key.endsWith('probe') && server.objects.has(key);
    refuse(412, 'PreconditionFailed', isReplaced);
    await expect(publishBuild('one')).rejects.toThrow(/no pointer could ever be moved there/);
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
    await quickMove(isSlow ? impatient : store, goLive([await publishBuild('two')]));
    expect(await live()).toBe(2);
    expect((await listReleases(CATALOG, store)).length).toBe(2);
    expect(troubled.length).toBeLessThan(count);
  });

  it('never shows a part of an interrupted upload, and gives the next attempt another number', async () => {
    const pointer = await store.readLive();
    refuse(507, 'XMinioStorageFull', (key) => key === 'weft/mfe-catalog/2/mf-manifest.json');
    await expect(publishBuild('two')).rejects.toThrow(
      'could not write mfe-catalog/2/mf-manifest.json (XMinioStorageFull: XMinioStorageFull)',
    );
    expect(await store.readLive()).toEqual(pointer);
    server.trouble = () => undefined;
    expect((await publishBuild('two')).release).toBe(3);
  });

  it('releases one remote with few requests besides its own files and pages', async () => {
    await shop.open().probe?.('notes/mfe-cart-checkout/probe');
    server.requests.length = 0;
    await release([CART], shop.open(), building({ name: 'two' }));
    const isOwn = /^weft\/(?:\w+\/)?mfe-cart-checkout\/2\/|\/(?:index\.html|page\.)/;
    const others = server.requests.filter(({ key }) => !isOwn.test(key));
    const counts: Record<string, number> = {};
    for (const { method, key } of others) {
      const name = `${method} ${key.replace(/[0-9a-f]{24}|main\.\w+/, '<key>') || 'list'}`;
      counts[name] = (counts[name] ?? 0) + 1;
    }
    expect(counts).toEqual({
      'GET list': 4,
      'GET weft/builds/host/1/boot.json': 1,
      'GET weft/builds/host/1/pages.cjs': 1,
      'GET weft/builds/host/1/render.cjs': 1,
      'GET weft/host/1/assets/<key>.css': 1,
      'GET weft/host/1/mf-manifest.json': 1,
      'GET weft/mfe-account-auth/1/mf-manifest.json': 1,
      'GET weft/mfe-catalog/1/mf-manifest.json': 1,
      'GET weft/notes/host/1.json': 1,
      'GET weft/notes/mfe-account-auth/1.json': 1,
      'GET weft/notes/mfe-cart-checkout/1.json': 1,
      'GET weft/notes/mfe-cart-checkout/2.json': 1,
      'GET weft/notes/mfe-cart-checkout/probe': 1,
      'GET weft/notes/mfe-catalog/1.json': 1,
      'GET weft/pages/<key>.json': 6,
      'GET weft/release.json': 1,
      'PUT weft/moves/2/move.json': 1,
      'PUT weft/moves/2/release.json': 1,
      'PUT weft/notes/mfe-cart-checkout/2.json': 1,
      'PUT weft/notes/mfe-cart-checkout/probe': 3,
      'PUT weft/pages/<key>.json': 2,
      'PUT weft/release.json': 1,
    });
  });

  it('lets a team write only under its own prefix', async () => {
    refuse(403, 'AccessDenied', (key) => !/^weft\/(?:(?:notes|builds)\/)?mfe-catalog\//.test(key));
    await expect(shop.release(CATALOG, { name: 'two' })).rejects.toThrow(
      /could not write .* \(AccessDenied: .*\)\. The live shop is unchanged\.$/,
    );
    expect(await live()).toBe(1);
  });

  it('reports that its bucket does not exist', async () => {
    const other = s3Store('s3://other', { endpoint: server.endpoint });
    await expect(other.readLive()).rejects.toThrow(
      's3://other could not read release.json (NoSuchBucket: ',
    );
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
    const change = changeSettings({ overrideOrigins: 'https://preview.example' });
    await expect(shop.move(change, { tries: 3 })).rejects.toThrow(
      'first 3 times; nothing was moved',
    );
    expect(count).toBe(3);
  });

  function refuse(status: number, code: string, isRefused: (key: string) => boolean): void {
    server.trouble = ({ method, key }) =>
      method === 'PUT' && isRefused(key) ? { kind: 'status', status, code } : undefined;
  }
});

function publishBuild(name: string): Promise<Target> {
  return shop.publish(CATALOG, { name });
}

async function live(): Promise<number | null> {
  const { remotes } = await shop.pointer();
  return releaseNumber(remotes['mfe_catalog']?.manifest ?? '');
}
