/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, jest } from '@jest/globals';
import { remoteByFolder } from '../apps.mjs';
import { goLive } from './move/changes';
import { readLog } from './move/log';
import { move } from './move/move';
import { pagesKey, readPages } from './move/pages';
import { hostIn, liveRemotes } from './move/composition';
import { verifyRelease } from './move/verify';
import { readLivePointer } from './store/livePointer';
import type { Store } from './store/store';
import { killAfter, publishBuild } from './testBuild';
import { closeShops, startShop, type StoreKind, type TestStore } from './testStores';

const CATALOG = remoteByFolder('mfe-catalog');

/** WEFT_KILLS=300 runs more rounds, outside the suite. */
const ROUNDS = Number(process.env.WEFT_KILLS ?? 3);

/** The longest time until a process is killed, in milliseconds: a move and a rollback. */
const LONGEST = 1_500;

/** Makes two releases live in turns without end. */
const PROGRAM = `
  const { openStore } = await import('./src/release/store/store.ts');
  const { goLive, targetOf } = await import('./src/release/move/changes.ts');
  const { move } = await import('./src/release/move/move.ts');
  const { remoteByFolder } = await import('./src/apps.mjs');
  const [address, endpoint, ...numbers] = process.argv.slice(1);
  const store = await openStore(address, endpoint ? { endpoint } : {});
  const app = remoteByFolder('mfe-catalog');
  const targets = await Promise.all(numbers.map((number) => targetOf(store, app, Number(number))));
  process.stdout.write('ready');
  for (let turn = 0; ; turn += 1) {
    await move(store, goLive([targets[turn % targets.length]]));
    // Otherwise the pages would be there after two turns.
    const { pages } = JSON.parse((await store.readLive()).text);
    const other = (await store.children('pages/')).filter((name) => name.endsWith('.json') && name !== pages + '.json');
    for (const name of other) await store.remove('pages/' + name);
    for (const name of other) await store.remove('pages/' + name.slice(0, -5) + '/');
  }
`;

let place: TestStore;

afterEach(async () => {
  await place.close();
  await closeShops();
});

it.each<StoreKind>(['a folder', 'an object store'])(
  'a move in %s that is killed leaves the shop whole and blocks nobody',
  async (kind) => {
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    place = await startShop(kind);
    const store = place.open();
    const targets = [];
    for (const name of ['two', 'three']) {
      targets.push(await publishBuild(store, place.workplace, CATALOG, { name }));
    }
    const numbers = targets.map(({ release }) => String(release));
    for (let round = 0; round < ROUNDS; round += 1) {
      const program = [place.address, place.endpoint, ...numbers];
      await killAfter(Math.random() * LONGEST, PROGRAM, program);
      await expectWhole(store);
      const last = await readLivePointer(store);
      const next = await publishBuild(store, place.workplace, CATALOG, { name: `after ${round}` });
      const { move: number } = await move(store, goLive([next]));
      expect(number).toBeGreaterThan(last.move ?? 0);
      await expectWhole(store);
    }
    if (place.server === null) {
      expect(readdirSync(join(place.address, '.staging'))).toEqual([]);
    }
  },
  60_000 + ROUNDS * 10_000,
);

/** Expects that what is live is complete: its releases, its pages, and its log. */
async function expectWhole(store: Store): Promise<void> {
  const pointer = await readLivePointer(store);
  expect(pointer.problems).toEqual({});
  for (const one of [hostIn(pointer), ...liveRemotes(pointer)]) await verifyRelease(store, one);
  expect(pointer.pages).toBe(pagesKey(pointer));
  const record = await readPages(store, pointer.pages ?? '');
  for (const path of Object.keys(record?.addresses ?? {}).filter((one) => !one.includes('404'))) {
    const html = await store.read(`pages/${pointer.pages}${path === '/' ? '' : path}/index.html`);
    expect(String(html)).toMatch(/<\/html>$/);
  }
  const [entry] = await readLog(store);
  expect(entry?.move).toBe(pointer.move);
}
