/** @jest-environment node */
import { afterAll, afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { appByFolder, remoteByFolder } from '../../apps.mjs';
import { goLive, goShared } from '../move/changes';
import { listReleases } from '../move/list';
import { move } from '../move/move';
import { readLivePointer } from '../store/livePointer';
import type { Store } from '../store/store';
import { ORIGIN, publishBuild } from '../testBuild';
import { closeShops, startShop, type StoreKind, type TestStore } from '../testStores';
import { prune } from './prune';

const CATALOG = remoteByFolder('mfe-catalog');
const HOST = appByFolder('host');

/** A day after the newest release of these tests is 31 days old. */
const LATER = Date.now() + 400 * 86_400_000;

// Each move renders its pages in a process of its own.
jest.setTimeout(60_000);

let place: TestStore;
let store: Store;

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => place.close());

afterAll(closeShops);

it.each<StoreKind>(['a folder', 'an object store'])(
  'removes from %s what no stage names and is old enough, and nothing else',
  async (kind) => {
    place = await startShop(kind);
    store = place.open();
    const releases = [];
    for (const name of ['two', 'three', 'four', 'five', 'six']) {
      releases.push(await publishBuild(store, place.workplace, CATALOG, { name }));
    }
    const [two, three, four, five, six] = releases;
    if (!two || !three || !four || !five || !six) throw new Error('A release is missing.');
    for (const target of [two, three, four]) await move(store, goLive([target]));
    await move(store, goShared(five, 5));
    const host = await publishBuild(store, place.workplace, HOST, { name: 'unused' });
    const staging = place.open('staging');
    const { host: liveHost, remotes } = await readLivePointer(store);
    // Another stage, with release 6.
    await move(staging, (pointer) => goLive([six])({ ...pointer, host: liveHost, remotes }), {
      newStage: true,
      origin: ORIGIN,
    });
    const before = await store.readLive();

    const options = { days: 30, isDry: true, now: LATER };
    const opening = (stage: string): Promise<Store> => Promise.resolve(place.open(stage));
    const expected = ['host 2', 'mfe-catalog 1', 'mfe-catalog 2'];
    const dry = await prune(store, opening, options);
    expect([...dry.releases].sort()).toEqual(expected);
    expect(await store.read('mfe-catalog/2/assets/a.js')).toBeDefined();
    expect((await prune(store, opening, { days: 30, isDry: false })).releases).toEqual([]);

    const { releases: removed, pages } = await prune(store, opening, { ...options, isDry: false });
    expect([...removed].sort()).toEqual(expected);
    expect(pages).toHaveLength(3);
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
    expect(await store.read(`pages/${live}/legal/index.html`)).toBeDefined();
    const again = await publishBuild(store, place.workplace, CATALOG, { name: 'seven' });
    expect([again.release, host.release]).toEqual([7, 2]);
  },
);
