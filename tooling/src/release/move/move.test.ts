import { writeFileSync } from 'node:fs';
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
import { appByFolder, apps, remoteByFolder } from '../../workspace/apps';
import { ContractError } from '../../build/contract/contract';
import { releaseNumber, type ReleasePointer } from 'remote-loader/formats';
import { runWeft } from '../../command/runWeft';
import { changeSettings } from '../settings/settings';
import { readLivePointer, readSnapshot } from '../store/snapshot';
import type { Store } from '../store/store';
import {
  buildRenderer,
  openShop,
  ORIGIN,
  publishBuild,
  quickMove,
  renderHere,
  type TestBuild,
} from '../../testing/releases/testBuild';
import {
  closeShops,
  startShop,
  startStore,
  type StoreKind,
  type TestStore,
} from '../../testing/releases/testStores';
import {
  changeShare,
  goLive,
  goShared,
  removeRemote,
  rollBack,
  undoMove,
  type Target,
} from './changes';
import { readLog, readMove, repair } from './log';
import { move, type MoveOptions } from './move';
import { readPages } from './pages';
import { promote } from './release';

const HOST = appByFolder('host');
const CATALOG = remoteByFolder('mfe-catalog');
const CART = remoteByFolder('mfe-cart-checkout');
const BLOG = { ...CART, folder: 'mfe-blog', federationName: 'mfe_blog' };

const KINDS: readonly StoreKind[] = ['a folder', 'an object store'];

let place: TestStore;
let store: Store;

beforeAll(buildRenderer);

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => place.close());

afterAll(closeShops);

describe.each(KINDS)('a move in %s', (kind) => {
  beforeEach(async () => {
    place = await startShop(kind);
    store = place.open();
  });

  it('makes the release live, and writes pages that name the files of the released host', async () => {
    const target = await publishBuild(store, place.workplace, HOST, { name: 'newer host' });
    const { pointer, changes } = await move(await readSnapshot(store), goLive([target]));
    expect(changes).toEqual(['host: release 2 is live instead of 1.']);
    expect(pointer.host?.previous?.release).toBe(1);
    const [, main = ''] = /"main":\["\/(assets\/main\.\w+\.js)"/.exec(await page('/legal')) ?? [];
    expect(String(await store.read(main))).toBe('host newer host');
    expect(await page('/mfe_catalog')).toContain('<p>mfe_catalog one</p>');
  });

  it('writes pages with the remote’s release, and marks them while there is a shared release', async () => {
    const { manifest, integrity } = (await line()) ?? {};
    const named = JSON.stringify({ manifest, integrity }).slice(0, -1);
    expect(await page('/mfe_catalog')).toContain(`"release":${named}}`);
    await move(await readSnapshot(store), goShared(await publish({ name: 'two' }), 5));
    expect(await page('/mfe_catalog')).toContain(`"release":${named},"isShared":true}`);
    expect(await page('/legal')).not.toContain('isShared');
  });

  it('is repeated on top of a move that came first, so that both take effect', async () => {
    const targets = await Promise.all([
      publish({ name: 'two' }, CATALOG),
      publish({ name: 'two' }, CART),
    ]);
    const moved = await Promise.all(
      targets.map((target) => quickMove(place.open(), goLive([target]))),
    );
    expect(moved.map((one) => one.move).sort()).not.toContain(null);
    const { remotes, move: last } = await readLivePointer(store);
    expect([releaseOf(remotes['mfe_catalog']), releaseOf(remotes['mfe_cart_checkout'])]).toEqual([
      2, 2,
    ]);
    const log = await readLog(store);
    expect(log.map(({ changes }) => changes.length)).toEqual([1, 1, 5]);
    expect(log[0]?.move).toBe(last);
    expect(await page('/mfe_catalog')).toContain('mfe_catalog two');
    expect(await page('/mfe_cart_checkout')).toContain('mfe_cart_checkout two');
  });

  it('reuses the existing pages for a rollback', async () => {
    await quickMove(store, goLive([await publish({ name: 'two' })]));
    const { pages } = await readLivePointer(store);
    await undo();
    await undo();
    expect((await readLivePointer(store)).pages).toBe(pages);
  });
});

describe('a move', () => {
  beforeEach(async () => {
    place = await startShop('a folder');
    store = place.open();
  });

  it('keeps the files of the previous host for open tabs', async () => {
    const [, main = ''] = /"main":\["\/(assets\/main\.\w+\.js)"/.exec(await page('/legal')) ?? [];
    const target = await publishBuild(store, place.workplace, HOST, { name: 'newer host' });
    await quickMove(store, goLive([target]));
    expect(String(await store.read(main))).toBe('host one');
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
      /^The disk of .* is full; the live shop is unchanged\. Free some space \(.*\) and try again\.$/,
    ],
  ])('is refused when a page %s, and the shop stays unchanged', async (_case, body, problem) => {
    const before = await store.readLive();
    const target = await publish({ name: 'two', page: body });
    const seen = await readSnapshot(store);
    await expect(move(seen, goLive([target]))).rejects.toThrow(problem);
    expect(await store.readLive()).toEqual(before);
    expect(await page('/mfe_catalog')).toContain('mfe_catalog one');
  });

  it('is refused if a file of the release was replaced after its publication', async () => {
    for (const key of [
      'builds/mfe-catalog/2/pages.cjs',
      'mfe-catalog/2/assets/a.js',
      'notes/mfe-catalog/2.json',
    ]) {
      const target = await publish({ name: 'two' });
      const replaced = key.replace('2', String(target.release));
      const bytes = String(await store.read(replaced));
      await store.remove(replaced);
      // Still valid, but with another hash.
      await store.create(replaced, `${bytes} `);
      await expect(quickMove(store, goLive([target]))).rejects.toThrow(/nothing was moved/);
      expect((await readLivePointer(store)).move).toBe(1);
    }
  });

  it('is refused if one of several releases does not fit: then none goes live', async () => {
    const targets = [
      await publish({ name: 'two' }),
      await publish({ name: 'two', contract: '2.0.0' }, CART),
    ];
    await expect(quickMove(store, goLive(targets))).rejects.toThrow(ContractError);
    expect((await readLivePointer(store)).move).toBe(1);
  });

  it('checks the contract with the live host for every release', async () => {
    const unfit = await publish({ name: 'unfit', contract: '2.0.0' });
    const staging = place.open('staging');
    await openShop(staging, place.workplace);
    const newHost = await publishBuild(store, place.workplace, HOST, {
      name: 'v2',
      contract: '2.0.0',
    });
    const all = await Promise.all(
      [CART, remoteByFolder('mfe-account-auth')].map((app) =>
        publish({ name: 'v2', contract: '2.0.0' }, app),
      ),
    );
    await quickMove(staging, goLive([newHost, unfit, ...all]));
    const seen = await readLivePointer(store);
    for (const [act, making] of Object.entries({
      point: () => quickMove(store, goLive([unfit])),
      share: () => quickMove(store, goShared(unfit, 5)),
      rollback: () => quickMove(store, rollBack(CATALOG, { to: unfit }, seen)),
      promote: () => promote([CATALOG], staging, store, { render: renderHere }),
      host: () => quickMove(store, goLive([newHost])),
    })) {
      expect([act, await failing(making)]).toEqual([act, 'ContractError']);
    }
    expect(await readLivePointer(store)).toEqual(seen);
  });

  it('is refused if the sitemap loses more than a tenth of its addresses, without --allow-fewer', async () => {
    const products = ['/product/1', '/product/2', '/product/3'];
    await quickMove(store, goLive([await publish({ name: 'many', addresses: products })]));
    const fewer = await publish({ name: 'fewer', addresses: [] });
    await expect(quickMove(store, goLive([fewer]))).rejects.toThrow(
      'The sitemap would have 6 addresses instead of 9',
    );
    const { addresses } = await quickMove(store, goLive([fewer]), { allowFewer: true });
    expect(addresses).toEqual(expect.arrayContaining([...products, '/mfe_catalog']));
    expect(await page('/product/1')).toBe('undefined');
  });

  it('keeps the origin of the shop, wherever the command runs', async () => {
    const { pointer } = await quickMove(store, goLive([await publish({ name: 'two' })]), {
      origin: 'http://localhost:3000',
    });
    expect(pointer.origin).toBe(ORIGIN);
    expect(await page('/mfe_catalog')).toContain(`At ${ORIGIN}`);
    await quickMove(store, changeSettings({ origin: 'https://new.example' }));
    expect(await page('/mfe_catalog')).toContain('At https://new.example');
  });

  it('records in its log who did what, when and why', async () => {
    const options = { command: 'release mfe-catalog', why: 'the sale begins' };
    await quickMove(store, goLive([await publish({ name: 'two' })]), options);
    const [entry, first] = await readLog(store);
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
    const { pointer } = await quickMove(store, goLive([await publish({ name: 'two', routes })]));
    expect(pointer.remotes['mfe_catalog']?.routes).toEqual(routes);
    expect(await page('/outlet')).toContain('<h1>/outlet</h1>');
  });

  it('begins a new stage with what is live in production, until the stage is removed', async () => {
    const preview = place.open('my-branch');
    const { changes } = await quickMove(preview, goLive([await publish({ name: 'two' })]));
    expect(changes).toEqual([
      'my-branch: begins with the releases of production.',
      'mfe-catalog: release 2 is live instead of 1.',
    ]);
    const { remotes, origin, host } = await readLivePointer(preview);
    const production = await readLivePointer(store);
    expect([origin, host]).toEqual([ORIGIN, production.host]);
    expect(remotes['mfe_cart_checkout']).toEqual(production.remotes['mfe_cart_checkout']);
    expect((await readLog(preview)).map(({ base }) => base)).toEqual([null]);
    await runWeft('remove', '--stage', 'my-branch', '--store', place.address);
    expect(await store.stages()).toEqual(['production']);
    expect(await readLivePointer(store)).toEqual(production);
  });

  it.each(['{ "remotes": ', '{"format":3}'])(
    'is refused if the pointer is %s, until it is repaired',
    async (damaged) => {
      await quickMove(store, goLive([await publish({ name: 'two' })]));
      const target = await publish({ name: 'x' });
      writeFileSync(join(place.address, 'live/release.json'), damaged);
      await expect(quickMove(store, goLive([target]))).rejects.toThrow(
        /^The pointer of production in .* cannot be read \(.*weft repair/,
      );
      expect(await repair(store)).toBe(1);
      await quickMove(store, goLive([target]));
      expect(await repair(store)).toBeNull();
      expect(await page('/mfe_catalog')).toContain('mfe_catalog x');
    },
  );

  it('names the record of pages that is damaged', async () => {
    const { pages } = await readLivePointer(store);
    writeFileSync(join(place.address, `pages/${pages}.json`), '{');
    await expect(undo({}, { origin: ORIGIN })).rejects.toThrow(/is the first of/);
    await expect(quickMove(store, goLive([await publish({ name: 'two' })]))).rejects.toThrow(
      new RegExp(`^pages/${pages}.json in .* is damaged: remove it`),
    );
  });

  it('takes a remote out only if the host does not need it, and undoes a whole move', async () => {
    await expect(quickMove(store, removeRemote('mfe-catalog'))).rejects.toThrow(ContractError);
    const blog = await publish({ name: 'blog' });
    const named = (pointer: ReleasePointer) => goLive([{ ...blog, app: BLOG }])(pointer);
    expect(
      removeRemote('mfe-blog')(named(await readLivePointer(store))).remotes,
    ).not.toHaveProperty('mfe_blog');
    const before = await readLivePointer(store);
    const both = [await publish({ name: 'two' }), await publish({ name: 'two' }, CART)];
    await quickMove(store, goLive(both));
    await quickMove(store, undoMove(await readMove(store, 2)));
    expect((await readLivePointer(store)).remotes).toEqual(before.remotes);
    await expect(quickMove(store, undoMove(await readMove(store, 2)))).rejects.toThrow(
      'was changed again since move 2',
    );
  });

  it.each(['https:/2/1/mf-manifest.json', 'https://u@x.example/1/mf-manifest.json'])(
    'is refused for the address %s, whatever command names it',
    async (manifest) => {
      const target = await publish({ name: 'two' });
      const wrong = { ...target, line: target.line && { ...target.line, manifest } };
      const seen = await readLivePointer(store);
      for (const change of [goLive([wrong]), rollBack(CATALOG, { to: wrong }, seen)]) {
        await expect(quickMove(store, change)).rejects.toThrow('is not a manifest address');
      }
    },
  );

  describe('of a share or a rollback', () => {
    beforeEach(async () => {
      await quickMove(store, goLive([await publish({ name: 'two' })]));
    });

    it('swaps the live and the previous release, and back', async () => {
      const before = await readLivePointer(store);
      expect(await undo()).toEqual(['mfe-catalog: release 1 is live instead of 2.']);
      expect(await page('/mfe_catalog')).toContain('mfe_catalog one');
      await undo();
      expect((await readLivePointer(store)).remotes).toEqual(before.remotes);
    });

    it('requires --from while a share runs', async () => {
      await shareOut(await publish({ name: 'three' }), 5);
      await expect(undo()).rejects.toThrow(
        'Release 2 of mfe-catalog is live, and 5 % of visitors get release 3: choose with --from 2 or --from 3.',
      );
      expect(await undo({ from: 3 })).toEqual([
        'mfe-catalog: the share of release 3 (5 %) has ended.',
      ]);
      expect(releaseOf((await line()) ?? undefined)).toBe(2);
    });

    it('keeps the share when the live release is rolled back', async () => {
      await shareOut(await publish({ name: 'three' }), 5);
      expect(await undo({ from: 2 })).toEqual(['mfe-catalog: release 1 is live instead of 2.']);
      expect((await line())?.next?.share).toBe(5);
    });

    it('reports the end of another person’s share', async () => {
      await shareOut(await publish({ name: 'three' }), 5);
      const { changes } = await quickMove(store, goLive([await publish({ name: 'four' })]));
      expect(changes).toEqual([
        'mfe-catalog: release 4 is live instead of 2.',
        'mfe-catalog: the share of release 3 (5 %) has ended.',
      ]);
    });

    it.each([
      [20, ['mfe-catalog: 20 % of visitors get release 3.']],
      [100, ['mfe-catalog: release 3 is live instead of 2.']],
      [0, ['mfe-catalog: the share of release 3 (5 %) has ended.']],
    ])('gives a shared release to %d %%', async (share, expected) => {
      await shareOut(await publish({ name: 'three' }), 5);
      const { changes } = await quickMove(store, changeShare(CATALOG, share));
      expect(changes).toEqual(expected);
    });

    it('is refused if another move came between reading the pointer and rolling back', async () => {
      const seen = await readLivePointer(store);
      await quickMove(store, goLive([await publish({ name: 'three' })]));
      await expect(quickMove(store, rollBack(CATALOG, {}, seen))).rejects.toThrow(
        'Move 3 came first: release 3 of mfe-catalog is live now instead of 2. Nothing was rolled back.',
      );
    });

    it('rolls the host back like a remote', async () => {
      await quickMove(store, goLive([await publish({ name: 'two' }, HOST)]));
      const { changes } = await quickMove(
        store,
        rollBack(HOST, { from: 2 }, await readLivePointer(store)),
      );
      expect(changes).toEqual(['host: release 1 is live instead of 2.']);
    });
  });
});

describe('a shop without a host, or without one of its remotes', () => {
  beforeEach(async () => {
    place = await startStore('a folder');
    store = place.open();
  });

  it('has no pages, so nothing goes live', async () => {
    const options = { origin: ORIGIN };
    const remote = await publish({ name: 'one' });
    await expect(quickMove(store, goLive([remote]), options)).rejects.toThrow('--all');
    const host = await publish({ name: 'one' }, HOST);
    await expect(quickMove(store, goLive([host, remote]), options)).rejects.toThrow(
      /mfe-cart-checkout does not fit.*\n.*it has no release/,
    );
    expect(await store.stages()).toEqual([]);
  });

  it('requires WEFT_ORIGIN for its first move', async () => {
    const targets = await Promise.all(apps.map((app) => publish({ name: 'one' }, app)));
    await expect(quickMove(store, goLive(targets))).rejects.toThrow(
      'WEFT_ORIGIN=https://shop.example',
    );
  });
});

/** Fails at each of its writes in turn, then works. */
it('a failed move leaves an object store unchanged, at whichever write it fails', async () => {
  place = await startShop('an object store');
  store = place.open();
  const target = await publish({ name: 'two' });
  const before = await store.readLive();
  const { server } = place;
  if (!server) throw new Error('There is no server.');
  let isDone = false;
  for (let failing = 1; !isDone; failing += 7) {
    let writes = 0;
    server.trouble = ({ method }) => {
      if (method !== 'PUT') return undefined;
      writes += 1;
      return writes >= failing ? { kind: 'status', status: 400, code: 'Broken' } : undefined;
    };
    isDone = await quickMove(place.open(), goLive([target])).then(
      () => true,
      () => false,
    );
    if (!isDone) expect(await store.readLive()).toEqual(before);
  }
  server.trouble = () => undefined;
  expect(await page('/mfe_catalog')).toContain('mfe_catalog two');
});

function publish(build: TestBuild, app = CATALOG): Promise<Target> {
  return publishBuild(store, place.workplace, app, build);
}

async function shareOut(target: Target, share: number): Promise<void> {
  await quickMove(store, goShared(target, share));
}

async function undo(
  which: { from?: number } = {},
  options: MoveOptions = {},
): Promise<readonly string[]> {
  const seen = await readLivePointer(store);
  return (await quickMove(store, rollBack(CATALOG, which, seen), options)).changes;
}

async function line(): Promise<ReleasePointer['remotes'][string] | undefined> {
  return (await readLivePointer(store)).remotes['mfe_catalog'];
}

/** The HTML of an address in the live shop. */
async function page(path: string): Promise<string> {
  const { pages = '' } = await readLivePointer(store);
  const { sets } = (await readPages(store, pages)) ?? { sets: [] };
  const file = `${path}/index.html`;
  const set = sets.find(({ files }) => files.includes(file));
  return String(await store.read(`pages/${set?.key}${file}`));
}

function releaseOf(one: { manifest: string } | undefined): number | null {
  return one ? releaseNumber(one.manifest) : null;
}

async function failing(act: () => Promise<unknown>): Promise<string> {
  return act().then(
    () => 'nothing',
    (error: Error) => error.name,
  );
}
