import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ContractError } from '../../build/contract/contract';
import { releaseNumber, type PointerEntry } from 'remote-loader/formats';
import { runWeft } from '../../command/runWeft';
import { readLivePointer, readSnapshot, stagesIn } from '../store/snapshot';
import {
  ACCOUNT,
  buildRenderer,
  CART,
  CATALOG,
  HOST,
  ORIGIN,
  quickMove,
  renderHere,
  SHOP,
} from '../../testing/releases/testBuild';
import { KINDS, startShop, startStore, type TestStore } from '../../testing/releases/testStores';
import {
  changeRollout,
  changeSettings,
  goLive,
  startRollout,
  removeRemote,
  rollBack,
  targetOf,
  undoMove,
} from './changes';
import { readLogged } from '../store/moves';
import { readLog, readMove, repair } from './log';
import { move } from './move';
import { promote } from './release';

const BLOG = { ...CART, folder: 'mfe-blog', federationName: 'mfe_blog' };

let shop: TestStore;

beforeAll(buildRenderer);

describe.each(KINDS)('a move in %s', (kind) => {
  beforeEach(async () => {
    shop = await startShop(kind);
  });

  it('makes a host live, whose pages name its files, and rolls it back; open tabs keep the files of the previous host', async () => {
    const previous = await hostScript();
    const target = await shop.publish(HOST, { name: 'newer host' });
    const { pointer, changes } = await move(await readSnapshot(shop.store), goLive([target]));
    expect(changes).toEqual(['host: release 2 is live instead of 1.']);
    expect(pointer.host?.previous?.release).toBe(1);
    expect(String(await shop.store.read(await hostScript()))).toBe('host newer host');
    expect(String(await shop.store.read(previous))).toBe('host one');
    expect(await shop.page('/mfe_catalog')).toContain('<p>mfe_catalog one</p>');
    const back = await shop.move(rollBack(HOST, { from: 2 }, pointer));
    expect(back.changes).toEqual(['host: release 1 is live instead of 2.']);
    await shop.store.remove(shop.store.pointerOf('production'));
    expect(await repair(shop.store)).toBe(back.move);
    expect(await repair(shop.store)).toBeNull();
  });

  it('writes pages with the remote’s release, and marks them while there is a rollout', async () => {
    const { manifest, integrity } = (await pointerEntry()) ?? {};
    const named = JSON.stringify({ manifest, integrity }).slice(0, -1);
    expect(await shop.page('/mfe_catalog')).toContain(`"release":${named}}`);
    const target = await shop.publish(CATALOG, { name: 'two' });
    await move(await readSnapshot(shop.store), startRollout(target, 5));
    expect(await shop.page('/mfe_catalog')).toContain(`"release":${named},"isShared":true}`);
    expect(await shop.page('/legal')).not.toContain('isShared');
  });
});

describe('a move', () => {
  beforeEach(async () => {
    shop = await startShop('a folder');
  });

  it.each<[string, string, RegExp]>([
    [
      'throws',
      "throw new Error('window is not defined')",
      /\/mfe_catalog cannot be written: .*mfe_catalog\/Page of release 2.*window is not defined/,
    ],
    ['has a second heading', "return '<h1>Two</h1>'", /2 level-1 headings/],
    [
      'reads the secrets of this process',
      "return '<p>' + (process.env.AWS_SECRET_ACCESS_KEY ?? process.env.PATH).length",
      /Cannot read properties of undefined/,
    ],
    [
      'reads a file of this machine',
      "return require('fs').readFileSync('/etc/hosts', 'utf8')",
      /Access to this API has been restricted/,
    ],
    [
      'starts a program',
      "return String(require('child_process').execSync('true'))",
      /Access to this API has been restricted/,
    ],
    ['ends the process', 'process.exit(0)', /the process that writes them ended with 0/],
    [
      'finds the disk full',
      "require('fs').writeSync = require('fs').writeFileSync = () => { throw new Error('ENOSPC: no space left on device, write') }",
      /nothing was moved: [^]*ENOSPC: no space left on device/,
    ],
  ])('is refused when a page %s, and the shop stays unchanged', async (_case, body, problem) => {
    const before = await shop.store.readLive();
    const target = await shop.publish(CATALOG, { name: 'two', page: body });
    const seen = await readSnapshot(shop.store);
    await expect(move(seen, goLive([target]))).rejects.toThrow(problem);
    expect(await shop.store.readLive()).toEqual(before);
    expect(await shop.page('/mfe_catalog')).toContain('mfe_catalog one');
  });

  it.each([
    'builds/mfe-catalog/2/pages.cjs',
    'mfe-catalog/2/assets/a.js',
    'notes/mfe-catalog/2.json',
  ])('is refused if %s was replaced after its publication', async (key) => {
    const target = await shop.publish(CATALOG, { name: 'two' });
    const bytes = String(await shop.store.read(key));
    await shop.store.remove(key);
    // Still valid, but with another hash.
    await shop.store.create(key, `${bytes} `);
    await expect(shop.move(goLive([target]))).rejects.toThrow(/nothing was moved/);
    expect((await shop.pointer()).move).toBe(1);
  });

  it('checks the contract with the live host for every release, and is refused as a whole', async () => {
    const staging = shop.open('staging');
    const fit = await shop.publish(CART, { name: 'two' });
    const publish = (app = CATALOG) => shop.publish(app, { name: 'v2', contract: '2.0.0' });
    const [unfit, host] = [await publish(), await publish(HOST)];
    await quickMove(staging, goLive([host, unfit, await publish(CART), await publish(ACCOUNT)]));
    const seen = await shop.pointer();
    for (const act of [
      () => shop.move(goLive([unfit])),
      () => shop.move(goLive([fit, unfit])),
      () => shop.move(startRollout(unfit, 5)),
      () => shop.move(rollBack(CATALOG, { to: unfit }, seen)),
      () => promote([CATALOG], staging, shop.store, { render: renderHere }),
      () => shop.move(goLive([host])),
    ]) {
      await expect(act()).rejects.toThrow(ContractError);
    }
    expect(await shop.pointer()).toEqual(seen);
  });

  it('is refused if the sitemap loses more than a tenth of its addresses, without --allow-fewer', async () => {
    const products = ['/product/1', '/product/2', '/product/3'];
    await shop.release(CATALOG, { name: 'many', addresses: products });
    const fewer = goLive([await shop.publish(CATALOG, { name: 'fewer', addresses: [] })]);
    await expect(shop.move(fewer)).rejects.toThrow(
      'The sitemap would have 6 addresses instead of 9',
    );
    const { addresses } = await shop.move(fewer, { allowFewer: true });
    expect(addresses).toEqual(expect.arrayContaining([...products, '/mfe_catalog']));
    expect(await shop.page('/product/1')).toBe('undefined');
  });

  it('keeps the origin of the shop, wherever the command runs', async () => {
    const target = await shop.publish(CATALOG, { name: 'two' });
    const { pointer } = await shop.move(goLive([target]), { origin: 'http://localhost:3000' });
    expect(pointer.origin).toBe(ORIGIN);
    expect(await shop.page('/mfe_catalog')).toContain(`At ${ORIGIN}`);
    await shop.move(changeSettings({ origin: 'https://new.example' }));
    expect(await shop.page('/mfe_catalog')).toContain('At https://new.example');
    for (const overrideOrigins of [['https://preview.example', 'http://localhost:*'], []]) {
      await shop.move(changeSettings({ overrideOrigins: overrideOrigins.join(', ') }));
      expect(await shop.pointer()).toMatchObject({
        origin: 'https://new.example',
        overrideOrigins,
      });
    }
  });

  it('records in its log who did what, when and why', async () => {
    const options = { command: 'release mfe-catalog', why: 'the sale begins' };
    await shop.move(goLive([await shop.publish(CATALOG, { name: 'two' })]), options);
    const [entry, first] = await readLog(shop.store);
    expect(entry).toMatchObject({
      move: 2,
      base: 1,
      stage: 'production',
      ...options,
      changes: ['mfe-catalog: release 2 is live instead of 1.'],
    });
    expect(first).toMatchObject({ move: 1, base: null, changes: { length: 5 } });
  });

  it('writes the routes of a release into the pointer', async () => {
    const routes = [{ path: '/outlet', page: 'Page', shape: 'listing' }];
    const { pointer } = await shop.release(CATALOG, { name: 'two', routes });
    expect(pointer.remotes['mfe_catalog']?.routes).toEqual(routes);
    expect(await shop.page('/outlet')).toContain('<h1>/outlet</h1>');
  });

  it('begins a new stage with what is live in production, until the stage is removed', async () => {
    const preview = shop.open('my-branch');
    const target = await shop.publish(CATALOG, { name: 'two' });
    const { changes } = await quickMove(preview, goLive([target]));
    expect(changes).toEqual([
      'my-branch: begins with the releases of production.',
      'mfe-catalog: release 2 is live instead of 1.',
    ]);
    const { remotes, origin, host } = await readLivePointer(preview);
    const production = await shop.pointer();
    expect([origin, host]).toEqual([ORIGIN, production.host]);
    expect(remotes['mfe_cart_checkout']).toEqual(production.remotes['mfe_cart_checkout']);
    expect((await readLog(preview)).map(({ base }) => base)).toEqual([null]);
    await runWeft('remove', '--stage', 'my-branch', '--store', shop.address);
    expect(await stagesIn(shop.store)).toEqual(['production']);
    expect(await shop.pointer()).toEqual(production);
  });

  it('is refused if the pointer is damaged, until it is repaired', async () => {
    await shop.release(CATALOG, { name: 'two' });
    const target = await shop.publish(CATALOG, { name: 'x' });
    // A move that was ended before it became live.
    const { entry, text = '' } = (await readLogged(shop.store, 2)) ?? {};
    const ended = { entry: JSON.stringify({ ...entry, move: 3 }), pointer: text, pages: '' };
    await shop.store.writeMove(3, ended);
    writeFileSync(join(shop.address, 'live/release.json'), '{ "remotes": ');
    await expect(shop.move(goLive([target]))).rejects.toThrow(
      /^The pointer of production in .* cannot be read \(.*weft repair/,
    );
    expect(await repair(shop.store)).toBe(1);
    await shop.store.remove('moves/3/');
    rmSync(join(shop.address, 'live'));
    symlinkSync('moves/9999', join(shop.address, 'live'));
    await expect(shop.pointer()).rejects.toThrow('npx --no-install weft repair');
    const served = runWeft('serve', '--store', shop.address, '--releases');
    await expect(served).rejects.toThrow('npx --no-install weft repair');
    expect(await repair(shop.store)).toBe(1);
    await shop.move(goLive([target]));
    expect(await repair(shop.store)).toBeNull();
    expect(await shop.page('/mfe_catalog')).toContain('mfe_catalog x');
    rmSync(join(shop.address, 'live'));
    await expect(shop.release(CATALOG, { name: 'y' })).rejects.toThrow(/missing.*weft repair/);
    expect(await repair(shop.store)).toBe(3);
    writeFileSync(join(shop.address, 'live/move.json'), '{');
    await expect(readLog(shop.store)).rejects.toThrow(
      /^moves\/3\/move\.json in .* remove this file/,
    );
  });

  it('can be made anew if no move can be read', async () => {
    writeFileSync(join(shop.address, 'moves/1/release.json'), '{');
    await expect(repair(shop.store)).rejects.toThrow('remove live there, and name its releases');
    rmSync(join(shop.address, 'live'));
    expect((await shop.pointer()).remotes).toEqual({});
  });

  it('names the record of pages, or the note, that is damaged', async () => {
    const { pages } = await shop.pointer();
    writeFileSync(join(shop.address, `pages/${pages}.json`), '{');
    await expect(shop.release(CATALOG, { name: 'two' })).rejects.toThrow(
      new RegExp(`^pages/${pages}.json in .* is damaged: remove it`),
    );
    writeFileSync(join(shop.address, 'notes/host/1.json'), '{');
    await expect(targetOf(await readSnapshot(shop.store), HOST, 1)).rejects.toThrow(
      /^notes\/host\/1\.json in .* is damaged: release 1 of host cannot be used\.$/,
    );
  });

  it('takes a remote out only if the host does not need it, and undoes a whole move', async () => {
    await expect(shop.move(removeRemote('mfe-catalog'))).rejects.toThrow(ContractError);
    const before = await shop.pointer();
    const both = [
      await shop.publish(CATALOG, { name: 'two' }),
      await shop.publish(CART, { name: 'two' }),
    ];
    const withBlog = goLive(both.map((target) => ({ ...target, app: BLOG })))(before);
    expect(removeRemote('mfe-blog')(withBlog).remotes).not.toHaveProperty('mfe_blog');
    const settings = changeSettings({ overrideOrigins: 'https://preview.example' });
    const all = goLive([...both, await shop.publish(HOST, { name: 'two' })]);
    await shop.move((pointer) => settings(all(pointer)));
    await shop.move(undoMove(await readMove(shop.store, 2)));
    expect(await shop.pointer()).toEqual({ ...before, move: 3 });
    await expect(shop.move(undoMove(await readMove(shop.store, 2)))).rejects.toThrow(
      'was changed again since move 2',
    );
  });

  it('is refused for a wrong address', async () => {
    const target = await shop.publish(CATALOG, { name: 'two' });
    const manifest = 'https://u@x.example/2/mf-manifest.json';
    const pointerEntry = target.pointerEntry && { ...target.pointerEntry, manifest };
    await expect(shop.move(goLive([{ ...target, pointerEntry }]))).rejects.toThrow(
      'is not a manifest address',
    );
  });

  describe('of a share or a rollback', () => {
    beforeEach(async () => {
      await shop.release(CATALOG, { name: 'two' });
    });

    it('swaps the live and the previous release, and back', async () => {
      const before = await shop.pointer();
      expect(await undo()).toEqual(['mfe-catalog: release 1 is live instead of 2.']);
      expect(await shop.page('/mfe_catalog')).toContain('mfe_catalog one');
      await undo();
      expect((await shop.pointer()).remotes).toEqual(before.remotes);
      await share('three');
      const live = await targetOf(await readSnapshot(shop.store), CATALOG, 2);
      await shop.move(goLive([live]));
      expect((await shop.pointer()).remotes).toEqual(before.remotes);
    });

    it('changes a share, and requires --from as long as it runs', async () => {
      await share('three');
      const { changes } = await shop.move(changeRollout(CATALOG, 20));
      expect(changes).toEqual(['mfe-catalog: 20 % of visitors get release 3.']);
      await expect(undo()).rejects.toThrow(
        'Release 2 of mfe-catalog is live, and 20 % of visitors get release 3: choose with --from 2 or --from 3.',
      );
      expect(await undo(2)).toEqual(['mfe-catalog: release 1 is live instead of 2.']);
      expect((await pointerEntry())?.next?.share).toBe(20);
      expect(await undo(3)).toEqual(['mfe-catalog: the share of release 3 (20 %) has ended.']);
      expect(releaseNumber((await pointerEntry())?.manifest ?? '')).toBe(1);
      await share('four');
      const to = await targetOf(await readSnapshot(shop.store), CATALOG, 4);
      await shop.move(rollBack(CATALOG, { to }, await shop.pointer()));
      expect((await pointerEntry())?.next).toBeUndefined();
    });

    it('gives a rollout to all, and reports the end of another person’s rollout', async () => {
      await share('three');
      const { changes } = await shop.move(changeRollout(CATALOG, 100));
      expect(changes).toEqual(['mfe-catalog: release 3 is live instead of 2.']);
      await share('four');
      expect((await shop.release(CATALOG, { name: 'five' })).changes).toEqual([
        'mfe-catalog: release 5 is live instead of 3.',
        'mfe-catalog: the share of release 4 (5 %) has ended.',
      ]);
    });

    it('is refused if another move came between reading the pointer and rolling back', async () => {
      const seen = await shop.pointer();
      await shop.release(CATALOG, { name: 'three' });
      await expect(shop.move(rollBack(CATALOG, {}, seen))).rejects.toThrow(
        'Move 3 came first: release 3 of mfe-catalog is live now instead of 2. Nothing was rolled back.',
      );
    });
  });
});

describe('a shop without a host, or without one of its remotes', () => {
  beforeEach(async () => {
    shop = await startStore('a folder');
  });

  it('has no pages, so nothing goes live', async () => {
    const options = { origin: ORIGIN };
    const remote = await shop.publish(CATALOG, { name: 'one' });
    await expect(shop.move(goLive([remote]), options)).rejects.toThrow('--all');
    const host = await shop.publish(HOST, { name: 'one' });
    await expect(shop.move(goLive([host, remote]), options)).rejects.toThrow(
      /mfe-cart-checkout does not fit.*\n.*it would have no live release/,
    );
    expect(await stagesIn(shop.store)).toEqual([]);
  });

  it('requires WEFT_ORIGIN for its first move', async () => {
    const targets = await Promise.all(SHOP.map((app) => shop.publish(app, { name: 'one' })));
    await expect(shop.move(goLive(targets))).rejects.toThrow('WEFT_ORIGIN=https://shop.example');
  });
});

it('a failed move leaves an object store unchanged, at whichever write it fails', async () => {
  shop = await startShop('an object store');
  const { store, server } = shop;
  if (!server) throw new Error('There is no server.');
  const target = await shop.publish(CATALOG, { name: 'two' });
  const before = await store.readLive();
  let isDone = false;
  for (let failing = 1; !isDone; failing += 7) {
    let writes = 0;
    server.trouble = ({ method }) => {
      if (method !== 'PUT') return undefined;
      writes += 1;
      return writes >= failing ? { kind: 'status', status: 400, code: 'Broken' } : undefined;
    };
    isDone = await quickMove(shop.open(), goLive([target])).then(
      () => true,
      () => false,
    );
    if (!isDone) expect(await store.readLive()).toEqual(before);
  }
  server.trouble = () => undefined;
  expect(await shop.page('/mfe_catalog')).toContain('mfe_catalog two');
});

async function share(name: string): Promise<void> {
  await shop.move(startRollout(await shop.publish(CATALOG, { name }), 5));
}

async function undo(from?: number): Promise<readonly string[]> {
  return (await shop.move(rollBack(CATALOG, { from }, await shop.pointer()))).changes;
}

async function pointerEntry(): Promise<PointerEntry | undefined> {
  return (await shop.pointer()).remotes['mfe_catalog'];
}

async function hostScript(): Promise<string> {
  const [, main = ''] =
    /"main":\["\/(assets\/main\.\w+\.js)"/.exec(await shop.page('/legal')) ?? [];
  return main;
}
