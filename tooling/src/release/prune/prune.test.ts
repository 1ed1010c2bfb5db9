import { afterAll, afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { appByFolder, remoteByFolder } from '../../workspace/apps';
import { goLive, goShared } from '../move/changes';
import { listReleases } from '../move/list';
import { readLivePointer } from '../store/snapshot';
import type { Store } from '../store/store';
import { ORIGIN, publishBuild, quickMove } from '../../testing/releases/testBuild';
import {
  closeShops,
  startShop,
  type StoreKind,
  type TestStore,
} from '../../testing/releases/testStores';
import { readPages } from '../move/pages';
import { prune } from './prune';

const CATALOG = remoteByFolder('mfe-catalog');
const HOST = appByFolder('host');

/** Long after the moves of these tests. */
const LATER = Date.now() + 400 * 86_400_000;

let place: TestStore;
let store: Store;

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => place.close());

afterAll(closeShops);

it.each<StoreKind>(['a folder', 'an object store'])(
  'removes from %s only items that no stage has named for a long time',
  async (kind) => {
    place = await startShop(kind);
    store = place.open();
    const releases = [];
    for (const name of ['two', 'three', 'four', 'five', 'six']) {
      releases.push(await publishBuild(store, place.workplace, CATALOG, { name }));
    }
    const [two, three, four, five, six] = releases;
    if (!two || !three || !four || !five || !six) throw new Error('A release is missing.');
    for (const target of [two, three, four]) await quickMove(store, goLive([target]));
    await quickMove(store, goShared(five, 5));
    const host = await publishBuild(store, place.workplace, HOST, { name: 'unused' });
    const staging = place.open('staging');
    const { host: liveHost, remotes } = await readLivePointer(store);
    // Another stage, with release 6.
    await quickMove(staging, (pointer) => goLive([six])({ ...pointer, host: liveHost, remotes }), {
      origin: ORIGIN,
    });
    const before = await store.readLive();

    const options = { days: 30, isDry: true, now: LATER };
    const expected = ['host 2', 'mfe-catalog 1', 'mfe-catalog 2'];
    const dry = await prune(store, options);
    expect([...dry.releases].sort()).toEqual(expected);
    expect(await store.read('mfe-catalog/2/assets/a.js')).toBeDefined();
    expect((await prune(store, { days: 30, isDry: false })).releases).toEqual([]);

    const sheets = await sheetOf('two');
    const { releases: removed, keys } = await prune(store, { ...options, isDry: false });
    expect([...removed].sort()).toEqual(expected);
    expect(keys).toEqual(dry.keys);
    expect(sheets).toHaveLength(1);
    expect(keys).toEqual(expect.arrayContaining(sheets.map((name) => `assets/${name}`)));
    expect(await sheetOf('two')).toEqual([]);
    expect(await sheetOf('four')).toHaveLength(1);
    expect(
      (await store.children('assets/')).filter((name) => name.startsWith('main.')),
    ).not.toEqual([]);
    expect((await listReleases(CATALOG, store)).map(({ state }) => state)).toEqual([
      '',
      '5 %',
      'live',
      'previous',
      'removed',
      'removed',
    ]);
    expect(await store.readLive()).toEqual(before);
    const { pages: live = '' } = await readLivePointer(store);
    for (const { key, files } of (await readPages(store, live))?.sets ?? []) {
      for (const file of files) expect(await store.read(`pages/${key}${file}`)).toBeDefined();
    }
    const again = await publishBuild(store, place.workplace, CATALOG, { name: 'seven' });
    expect([again.release, host.release]).toEqual([7, 2]);
  },
);

it('keeps items that were named recently, however old they are', async () => {
  place = await startShop('a folder');
  store = place.open();
  const [two, three] = [
    await publishBuild(store, place.workplace, CATALOG, { name: 'two' }),
    await publishBuild(store, place.workplace, CATALOG, { name: 'three' }),
  ];
  for (const target of [two, three]) await quickMove(store, goLive([target]));
  // The builds of these tests are some days old, and release 1 has just been replaced.
  const now = Date.now() + 12 * 3_600_000;
  expect(await prune(store, { days: 1, isDry: true, now })).toEqual({
    releases: [],
    keys: [],
  });
});

/** The style sheets of pages with styles of a catalogue build. */
async function sheetOf(name: string): Promise<string[]> {
  const names = await store.children('assets/');
  const texts = await Promise.all(
    names.map(async (one) => String(await store.read(`assets/${one}`))),
  );
  return names.filter(
    (one, index) => one.endsWith('.css') && texts[index]?.includes(`/* ${name} */`),
  );
}
