import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, it } from '@jest/globals';
import { workspaceRoot } from '../workspace/apps';
import { goLive, targetOf } from './move/changes';
import { readLog } from './move/log';
import { pagesKey, readRecord } from './move/pages';
import { hostIn, liveRemotes } from './store/composition';
import { readSnapshot } from './store/snapshot';
import type { ArtifactStore } from './store/artifactStore';
import { buildRenderer, CATALOG } from '../testing/releases/testBuild';
import { KINDS, startShop, type TestStore } from '../testing/releases/testStores';

/** `try-store` runs more rounds, outside the suite. */
const ROUNDS = Number(process.env.WEFT_ROUNDS ?? 2);

/** The last write at which a process is killed; this covers some moves in both stores. */
const WRITES = 20;

/** The longest delay from the beginning of a write until the kill, in milliseconds. */
const LONGEST = 30;

/** Makes two releases live alternately without end, in each store, and prints when a write begins. */
const PROGRAM = `
  const { openStore } = await import('./src/release/store/openStore.ts');
  const { goLive, targetOf } = await import('./src/release/move/changes.ts');
  const { move } = await import('./src/release/move/move.ts');
  const { readSnapshot } = await import('./src/release/store/snapshot.ts');
  const { remoteByFolder } = await import('./src/workspace/apps.ts');
  const app = remoteByFolder('mfe-catalog');
  const isWrite = (name) => ['create', 'putFolder', 'addFiles', 'link', 'layer', 'writeMove', 'switchTo', 'remove'].includes(name);
  let left = Number(process.argv[2]);
  const counted = (store) => new Proxy(store, {
    get: (whole, name) => !isWrite(name) || !whole[name] ? whole[name] : (...args) => {
      left -= 1;
      if (left === 0) process.stdout.write('now');
      return whole[name](...args);
    },
  });
  async function moveForever([address, endpoint]) {
    const store = counted(await openStore(address, endpoint ? { endpoint } : {}));
    const seen = await readSnapshot(store);
    const targets = [await targetOf(seen, app, 2), await targetOf(seen, app, 3)];
    for (let turn = 0; ; turn += 1) {
      await move(await readSnapshot(store), goLive([targets[turn % targets.length]]));
      // Otherwise the pages would exist after two moves.
      const { pages } = JSON.parse((await store.readLive()).text);
      const { sets } = JSON.parse(await store.read('pages/' + pages + '.json'));
      const needed = [pages, ...sets.map(({ key }) => key)].map((key) => key + '.json');
      const other = (await store.children('pages/')).filter((name) => name.endsWith('.json') && !needed.includes(name));
      for (const name of other) await store.remove('pages/' + name);
      for (const name of other) await store.remove('pages/' + name.slice(0, -5) + '/');
    }
  }
  await Promise.all(JSON.parse(process.argv[1]).map(moveForever));
`;

beforeAll(buildRenderer);

it(
  'a killed move leaves the shop intact and does not block other moves, in a folder and in an object store',
  async () => {
    const shops = await Promise.all(KINDS.map(startShop));
    for (const shop of shops) {
      for (const name of ['two', 'three']) await shop.publish(CATALOG, { name });
    }
    const places = JSON.stringify(shops.map(({ address, server }) => [address, server?.endpoint]));
    for (let round = 0; round < ROUNDS; round += 1) {
      const write = String(1 + Math.floor(Math.random() * WRITES));
      await killAt(write, places);
      for (const shop of shops) await expectMovable(shop, `after ${round}`);
    }
  },
  60_000 + ROUNDS * 120_000,
);

async function killAt(write: string, places: string): Promise<void> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', PROGRAM, places, write],
    { cwd: join(workspaceRoot, 'tooling') },
  );
  const ended = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), ended]);
  await sleep(Math.random() * LONGEST);
  child.kill('SIGKILL');
  await ended;
}

async function expectMovable(shop: TestStore, name: string): Promise<void> {
  const { store } = shop;
  await expectWhole(store);
  // This also completes the killed process's move.
  for (const release of [2, 3]) {
    await shop.move(goLive([await targetOf(await readSnapshot(store), CATALOG, release)]));
    await expectWhole(store);
  }
  const last = await shop.pointer();
  const { move } = await shop.release(CATALOG, { name });
  expect(move).toBeGreaterThan(last.move ?? 0);
  await expectWhole(store);
}

async function expectWhole(store: ArtifactStore): Promise<void> {
  const { pointer, releases } = await readSnapshot(store);
  expect(pointer.problems).toEqual({});
  for (const release of [hostIn(pointer), ...liveRemotes(pointer)]) await releases.verify(release);
  expect(pointer.pages).toBe(pagesKey(pointer));
  const { sets } = (await readRecord(store, pointer.pages ?? '')) ?? { sets: [] };
  expect(sets.length).toBeGreaterThan(1);
  for (const { key, files } of sets) {
    for (const file of files.filter((path) => path.endsWith('.html') && path !== '/app.html')) {
      expect(String(await store.read(`pages/${key}${file}`))).toMatch(/<\/html>$/);
      if (!store.folder) continue;
      expect(readFileSync(join(store.folder, 'live/site', file), 'utf8')).toMatch(/<\/html>$/);
    }
  }
  const [entry] = await readLog(store);
  expect(entry?.move).toBe(pointer.move);
}
