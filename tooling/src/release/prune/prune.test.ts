import { expect, it } from '@jest/globals';
import { goLive, startRollout } from '../move/changes';
import { listReleases } from '../move/list';
import { CATALOG, HOST, ORIGIN, quickMove, SOURCE } from '../../testing/releases/testBuild';
import { KINDS, startShop, type TestStore } from '../../testing/releases/testStores';
import { readRecord } from '../move/pages';
import { prune } from './prune';

const DAY = 86_400_000;
const LATER = Date.now() + 400 * DAY;

it.each(KINDS)(
  'removes from %s only items that no stage has named for a long time',
  async (kind) => {
    const shop = await startShop(kind);
    const { store } = shop;
    for (const name of ['two', 'three', 'four']) await shop.release(CATALOG, { name });
    await shop.move(startRollout(await shop.publish(CATALOG, { name: 'five' }), 5));
    const six = await shop.publish(CATALOG, { name: 'six' });
    await shop.publish(HOST, { name: 'unused' });
    const { host, remotes, pages = '' } = await shop.pointer();
    // Another stage, with release 6.
    const stage = goLive([six]);
    await quickMove(shop.open('staging'), (pointer) => stage({ ...pointer, host, remotes }), {
      origin: ORIGIN,
    });
    const before = await store.readLive();

    const options = { days: 30, isDry: true, now: LATER };
    const expected = ['host 2', 'mfe-catalog 1', 'mfe-catalog 2'];
    const dry = await prune(store, options);
    expect([...dry.releases].sort()).toEqual(expected);
    expect(await store.read('mfe-catalog/2/assets/a.js')).toBeDefined();
    const recent = Date.parse(SOURCE.time) + 29 * DAY;
    expect((await prune(store, { ...options, isDry: false, now: recent })).releases).toEqual([]);
    // The builds are some days old, but releases 1 and 2 have just been replaced.
    const soon = { days: 1, isDry: true, now: Date.now() + DAY / 2 };
    expect(await prune(store, soon)).toEqual({ releases: ['host 2'], keys: [] });

    const sheets = await sheetsOf(shop, 'two');
    const { releases: removed, keys } = await prune(store, { ...options, isDry: false });
    expect([...removed].sort()).toEqual(expected);
    expect(keys).toEqual(dry.keys);
    expect(sheets).toHaveLength(1);
    expect(keys).toEqual(expect.arrayContaining(sheets));
    expect(await sheetsOf(shop, 'two')).toEqual([]);
    expect(await sheetsOf(shop, 'four')).toHaveLength(1);
    expect((await store.children('assets/')).join()).toContain('main.');
    const states = (await listReleases(CATALOG, store)).map(({ state }) => state);
    expect(states).toEqual(['', '5 %', 'live', 'previous', 'removed', 'removed']);
    expect(await store.readLive()).toEqual(before);
    for (const { key, files } of (await readRecord(store, pages))?.sets ?? []) {
      for (const file of files) expect(await store.read(`pages/${key}${file}`)).toBeDefined();
    }
    expect((await shop.publish(CATALOG, { name: 'seven' })).release).toBe(7);
  },
);

it.each(KINDS)('removes from %s what an interrupted upload has left', async (kind) => {
  const shop = await startShop(kind);
  const { store } = shop;
  await store.create(
    'notes/mfe-catalog/2.json',
    String(await store.read('notes/mfe-catalog/1.json')),
  );
  await store.create('builds/mfe-catalog/2/pages.cjs', '');
  const { releases } = await prune(store, { days: 30, isDry: false, now: LATER });
  expect(releases).toEqual(['mfe-catalog 2']);
  expect(await store.children('builds/mfe-catalog/')).toEqual(['1']);
  expect((await shop.publish(CATALOG, { name: 'three' })).release).toBe(3);
  // Not as in a store that is new.
  await store.remove(store.pointerOf('production'));
  await expect(prune(store, { days: 30, isDry: true })).rejects.toThrow('weft repair');
});

/** The style sheets of pages with styles of a catalogue build. */
async function sheetsOf({ store }: TestStore, name: string): Promise<string[]> {
  const keys = (await store.children('assets/')).map((file) => `assets/${file}`);
  const isOfBuild = async (key: string) => String(await store.read(key)).includes(`/* ${name} */`);
  const found = await Promise.all(keys.map(isOfBuild));
  return keys.filter((key, index) => key.endsWith('.css') && found[index]);
}
