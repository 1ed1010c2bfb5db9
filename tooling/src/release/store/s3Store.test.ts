/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import { remoteByFolder, remotes } from '../../apps.mjs';
import { changeLine, pointerOf } from '../pointerFile.mjs';
import { listReleases, publish, rollBack } from '../releases.mjs';
import { buildOf, killAfter, SOURCE } from '../testBuild';
import { s3Store } from './s3Store.mjs';
import { CREDENTIALS, startS3Server, type S3Server, type Trouble } from './s3Server';
import type { Store } from './store.mjs';

const CATALOG = remoteByFolder('mfe-catalog');
const URL_OF_RELEASES = 'https://cdn.example/catalog';

/** WEFT_S3_ROUNDS=50 runs more rounds, outside the suite: four concurrent releases each, with kills. */
const ROUNDS = Number(process.env.WEFT_S3_ROUNDS ?? 2);

/** `WEFT_S3_TEST=s3://bucket/prefix` runs what needs no broken server against a real store, with `AWS_ENDPOINT_URL_S3`. */
const REAL = process.env.WEFT_S3_TEST;

/** For the one test in which the server is slow: milliseconds. */
const IMPATIENT = { connect: 5_000, answer: 800 };

let server: S3Server;
let workplace: string;
let store: Store;

const environment = { ...process.env };

beforeAll(() => {
  if (!REAL) Object.assign(process.env, CREDENTIALS, { AWS_REGION: 'eu-test-1' });
});

afterAll(() => {
  process.env = environment;
});

beforeEach(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  workplace = mkdtempSync(join(tmpdir(), 's3-'));
  server = await startS3Server();
  store = REAL
    ? s3Store(`${REAL}/${randomUUID()}`)
    : s3Store('s3://shop/weft', { endpoint: server.endpoint });
});

afterEach(async () => {
  await server.close();
  rmSync(workplace, { recursive: true });
});

describe('a store that speaks S3', () => {
  it('stores releases and moves the pointer like a folder', async () => {
    expect(await release('one')).toBe(1);
    expect(await release('two')).toBe(2);
    const { remotes: lines } = await pointerOf(store);
    expect(lines['mfe_catalog']).toMatchObject({
      manifest: `${URL_OF_RELEASES}/2/mf-manifest.json`,
      previous: { manifest: `${URL_OF_RELEASES}/1/mf-manifest.json` },
    });
    expect(String(await store.read('mfe-catalog/1/assets/a.js'))).toBe('one');
    await rollBack(CATALOG, { store });
    expect((await listReleases(CATALOG, store)).map(({ state }) => state)).toEqual([
      'previous',
      'live',
    ]);
  });

  it('never overwrites a key, and moves the pointer from the version that was read alone', async () => {
    expect(await store.create('notes/mfe-catalog/1.json', 'one')).toBe(true);
    expect(await store.create('notes/mfe-catalog/1.json', 'two')).toBe(false);
    expect(String(await store.read('notes/mfe-catalog/1.json'))).toBe('one');

    expect(await store.movePointer('{}', '"0123"')).toBe(false);
    expect(await store.movePointer('{}', null)).toBe(true);
    expect(await store.movePointer('{"a":1}', null)).toBe(false);
    const { text, version } = await store.readPointer();
    expect(text).toBe('{}');
    expect(await store.movePointer('{"a":2}', version)).toBe(true);
    expect(await store.movePointer('{"a":3}', version)).toBe(false);
    expect((await store.readPointer()).text).toBe('{"a":2}');
  });

  it(
    'loses no line and no number when four release at once',
    async () => {
      const apps = [...remotes, CATALOG];
      const builds = apps.map((_, index) => buildOf(workplace, `${index}`));
      for (let round = 1; round <= ROUNDS; round += 1) {
        const released = await Promise.all(
          apps.map((app, index) =>
            publish(app, {
              build: builds[index] ?? '',
              store,
              url: 'https://x.example',
              source: SOURCE,
            }),
          ),
        );
        const { remotes: lines } = await pointerOf(store);
        const live = remotes.map((app) => numberIn(lines[app.federationName]?.manifest));
        expect(live[1]).toBe(round);
        expect(live[2]).toBe(round);
        expect([released[0], released[3]]).toContain(live[0]);
        expect([released[0], released[3]].sort()).toEqual([2 * round - 1, 2 * round].sort());
        // Of the two of one remote each was live, one after the other.
        const before = numberIn(lines['mfe_catalog']?.previous?.manifest);
        expect([live[0], before].sort()).toEqual([2 * round - 1, 2 * round].sort());
      }
    },
    30_000 + ROUNDS * 5_000,
  );
});

const describeFixture = REAL ? describe.skip : describe;

describeFixture('against a server that fails', () => {
  it('describes every object as our own server sends it', async () => {
    await release('one');
    await store.putFolder('builds/mfe-catalog/9', buildOf(workplace, 'pages'));
    const headersOf = (key: string) => server.objects.get(`weft/${key}`)?.headers;
    const forever = 'public, max-age=31536000, immutable';
    expect(headersOf('mfe-catalog/1/assets/remoteEntry.0123456789ab.js')).toEqual({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': forever,
    });
    expect(headersOf('mfe-catalog/1/mf-manifest.json.br')).toEqual({
      'content-type': 'application/json',
      'cache-control': 'no-cache',
      'content-encoding': 'br',
    });
    expect(headersOf('release.json')).toMatchObject({ 'cache-control': 'no-cache' });
    expect(headersOf('builds/mfe-catalog/9/assets/a.js')).toMatchObject({
      'cache-control': 'no-cache',
    });
  });

  it.each(['IfMatch', 'all'] as const)(
    'refuses one that ignores conditions (%s)',
    async (which) => {
      server.ignoresConditions = which;
      await expect(release('one')).rejects.toThrow(/overwrites what it was told not to.*refused/);
      expect(server.objects.has('weft/release.json')).toBe(false);
      await expect(changeLine(store, 'mfe_catalog', () => LINE)).rejects.toThrow(/refused/);
      expect(server.objects.has('weft/release.json')).toBe(false);
    },
  );

  it.each<[string, Trouble]>([
    ['is lost on the way', { kind: 'lost', isDone: false }],
    ['is lost after it took effect', { kind: 'lost', isDone: true }],
    ['is slow', { kind: 'slow', delay: 1_200 }],
    ['breaks off', { kind: 'cut' }],
    ['says 503', { kind: 'status', status: 503, code: 'ServiceUnavailable' }],
    ['says 409', { kind: 'status', status: 409, code: 'ConditionalRequestConflict' }],
  ])('releases all the same when an answer %s', async (_case, trouble) => {
    await release('one');
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
    expect(await release('two', isSlow ? impatient : store)).toBe(2);
    expect((await pointerOf(store)).remotes['mfe_catalog']).toMatchObject({
      manifest: `${URL_OF_RELEASES}/2/mf-manifest.json`,
      previous: { manifest: `${URL_OF_RELEASES}/1/mf-manifest.json` },
    });
    expect((await listReleases(CATALOG, store)).length).toBe(2);
    expect(troubled.length).toBeLessThan(count);
  });

  it('rolls back once, although the response is lost', async () => {
    await release('one');
    await release('two');
    let isLost = false;
    server.trouble = ({ method, key }) => {
      if (isLost || method !== 'PUT' || key !== 'weft/release.json') return undefined;
      isLost = true;
      return { kind: 'lost', isDone: true };
    };
    await rollBack(CATALOG, { store });
    expect(numberIn((await pointerOf(store)).remotes['mfe_catalog']?.manifest)).toBe(1);
  });

  it('continues an upload that broke off, and never shows a part of it', async () => {
    await release('one');
    const pointer = await store.readPointer();
    const manifest = 'weft/mfe-catalog/2/mf-manifest.json';
    server.trouble = ({ method, key }) =>
      method === 'PUT' && key === manifest
        ? { kind: 'status', status: 400, code: 'Broken' }
        : undefined;
    await expect(release('two')).rejects.toThrow('answered 400 (Broken)');
    expect(await store.readPointer()).toEqual(pointer);

    server.trouble = () => undefined;
    server.requests.length = 0;
    expect(await release('two')).toBe(2);
    const written = server.requests.filter(
      ({ method, key }) => method === 'PUT' && key.startsWith('weft/mfe-catalog/2/'),
    );
    expect(written.map(({ key }) => key)).toEqual([manifest]);
    expect(await release('three')).toBe(3);
  });

  it('gives another build another number after an upload that broke off', async () => {
    server.trouble = ({ key }) =>
      key.endsWith('z.css') ? { kind: 'status', status: 400, code: 'Broken' } : undefined;
    await expect(release('one')).rejects.toThrow('Broken');
    server.trouble = () => undefined;
    expect(await release('two')).toBe(2);
  });

  it.each<[string, Partial<typeof CREDENTIALS>, RegExp]>([
    ['of an unknown key', { AWS_ACCESS_KEY_ID: 'AKOTHER' }, /refuses .* \(InvalidAccessKeyId\)/],
    ['of a wrong secret', { AWS_SECRET_ACCESS_KEY: 'x' }, /refuses .* \(SignatureDoesNotMatch\)/],
  ])('says that credentials %s are refused', async (_case, wrong, message) => {
    Object.assign(process.env, wrong);
    const other = s3Store('s3://shop/weft', { endpoint: server.endpoint });
    await expect(release('one', other)).rejects.toThrow(message);
    Object.assign(process.env, CREDENTIALS);
    expect(server.objects.size).toBe(0);
  });

  it('lets a team write under its own prefix, and the pointer to others', async () => {
    await release('one');
    server.trouble = ({ method, key }) =>
      method === 'PUT' && !/^weft\/(?:notes\/|builds\/)?mfe-catalog\//.test(key)
        ? { kind: 'status', status: 403, code: 'AccessDenied' }
        : undefined;
    await expect(release('two')).rejects.toThrow(
      /refuses these credentials to write release.json.* What is live stays live/,
    );
    expect((await listReleases(CATALOG, store)).length).toBe(2);
  });

  it('says that the store is full, or that there is no bucket, and leaves what is live', async () => {
    await release('one');
    server.capacity = 0;
    await expect(release('two')).rejects.toThrow(/is full: it has no room to write/);
    const { endpoint } = server;
    await expect(release('two', s3Store('s3://other', { endpoint }))).rejects.toThrow(
      's3://other has no such bucket',
    );
    expect(numberIn((await pointerOf(store)).remotes['mfe_catalog']?.manifest)).toBe(1);
  });

  it('gives up on a pointer that others always move first', async () => {
    let count = 0;
    server.trouble = ({ method, key }) => {
      if (method === 'PUT' && key === 'weft/release.json') {
        const bytes = Buffer.from(`{"format":2,"move":${(count += 1)},"remotes":{}}`);
        server.objects.set(key, { bytes, etag: `"${count}"`, headers: {} });
      }
      return undefined;
    };
    await expect(changeLine(store, 'mfe_catalog', () => LINE, 4)).rejects.toThrow(
      /4 times others moved the pointer/,
    );
    expect(count).toBe(4);
  });

  it(
    'a release that is killed blocks nobody and leaves no half of a release to be seen',
    async () => {
      const build = buildOf(workplace, 'killed');
      await release('one');
      for (let round = 0; round < ROUNDS; round += 1) {
        await killAfter(Math.random() * 150, PROGRAM, [build, server.endpoint]);
        const line = (await pointerOf(store)).remotes['mfe_catalog'];
        const live = numberIn(line?.manifest);
        for (const file of ['mf-manifest.json', 'assets/a.js', 'assets/z.css']) {
          expect(await store.read(`mfe-catalog/${live}/${file}`)).toBeDefined();
        }
        const next = await release(`after ${round}`);
        expect(numberIn((await pointerOf(store)).remotes['mfe_catalog']?.manifest)).toBe(next);
      }
      expect((await pointerOf(store)).problems).toEqual({});
    },
    30_000 + ROUNDS * 5_000,
  );
});

const LINE = {
  manifest: 'https://x.example/1/mf-manifest.json',
  integrity: `sha384-${'A'.repeat(64)}`,
};

/** Publishes without end, into the server's store. */
const PROGRAM = `
  import { remoteByFolder } from './tooling/src/apps.mjs';
  import { publish } from './tooling/src/release/releases.mjs';
  import { openStore } from './tooling/src/release/store/store.mjs';
  const [build, endpoint] = process.argv.slice(1);
  const store = await openStore('s3://shop/weft', { endpoint });
  process.stdout.write('ready');
  for (;;) await publish(remoteByFolder('mfe-catalog'), { build, store });
`;

function release(name: string, into: Store = store): Promise<number> {
  const build = buildOf(workplace, name);
  return publish(CATALOG, { build, store: into, url: URL_OF_RELEASES, source: SOURCE });
}

function numberIn(manifest: string | undefined): number {
  return Number(/\/(\d+)\/[^/]*$/.exec(manifest ?? '')?.[1]);
}
