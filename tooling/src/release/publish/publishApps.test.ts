import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { appByFolder, apps, remoteByFolder, type App } from '../../workspace/apps';
import { BudgetError } from '../../build/budgets/budgets';
import { ContractError } from '../../build/contract/contract';
import type { StagedFolders } from './publish';
import { readLivePointer, readSnapshot } from '../store/snapshot';
import { ORIGIN, renderHere, writeBuild, type TestBuild } from '../../testing/releases/testBuild';
import { shopForEachTest } from '../../testing/releases/shopForEachTest';
import { contentOf, startStore } from '../../testing/releases/testStores';
import { targetOf } from '../move/changes';
import { listReleases } from '../move/list';
import { makeLive, release, type ReleaseOptions } from '../move/release';
import { publishApps, type PublishAppsOptions, type Published } from './publishApps';

const HOST = appByFolder('host');
const CART = remoteByFolder('mfe-cart-checkout');
const CATALOG = remoteByFolder('mfe-catalog');

const shop = shopForEachTest();

describe('a release', () => {
  it('of all apps opens a shop in one move', async () => {
    const empty = await startStore('a folder');
    const options = { ...building({ name: 'one' }), origin: ORIGIN };
    const { move, changes } = await release(apps, empty.open(), options);
    expect([move, changes.length]).toEqual([1, apps.length + 1]);
    await empty.close();
  });

  it.each<[string, NonNullable<ReleaseOptions['buildInto']>, string | typeof ContractError]>([
    ['the build fails', () => Promise.reject(new Error('webpack failed')), 'webpack failed'],
    ['it does not fit the host', buildingOf({ name: 'x', contract: '1.1.0' }), ContractError],
    ['a file is missing', without('assets/z.css'), 'assets/z.css is missing'],
    ['the manifest is missing', without('mf-manifest.json'), 'it has no mf-manifest.json'],
    [
      'a file was changed',
      changing('assets/a.js', 'tampered'),
      'the content of assets/a.js does not match its hash',
    ],
  ])('leaves no trace when %s', async (_case, buildInto, problem) => {
    const before = contentOf(shop.place.address);
    await expect(releaseOf([CART], { name: 'two' }, { buildInto })).rejects.toThrow(problem);
    expect(contentOf(shop.place.address)).toEqual(before);
  });

  it('leaves no trace if it is aborted', async () => {
    const before = contentOf(shop.place.address);
    const ending = new AbortController();
    const buildInto = async (app: App, folders: StagedFolders): Promise<void> => {
      await buildingOf({ name: 'two' })(app, folders);
      ending.abort(new Error('Ended by SIGINT.'));
    };
    const ended = releaseOf([CART], { name: 'two' }, { buildInto, signal: ending.signal });
    await expect(ended).rejects.toThrow('Ended by SIGINT.');
    expect(contentOf(shop.place.address)).toEqual(before);
  });

  it('is compared with the host of the same command, which is released first', async () => {
    await releaseOf(apps, { name: 'two', contract: '2.0.0' });
    expect((await readLivePointer(shop.store)).host?.release).toBe(2);
  });

  it('is refused for a route of a live or shared release', async () => {
    const bringing = (path: string): TestBuild => ({
      name: path,
      routes: [{ path, page: 'Page', shape: 'form' }],
    });
    await releaseOf([CATALOG], bringing('/outlet'));
    await releaseOf([CATALOG], bringing('/sale'), { share: 5 });
    for (const path of ['/outlet', '/sale']) {
      await expect(releaseOf([CART], bringing(path))).rejects.toThrow(
        `its route ${path} would take addresses of mfe_catalog/Page at ${path}.`,
      );
    }
    await releaseOf([CART], bringing('/gifts'));
  });

  it('is published without being live, and made live later', async () => {
    const before = await readLivePointer(shop.store);
    await published(CART);
    expect(await readLivePointer(shop.store)).toEqual(before);
    const seen = await readSnapshot(shop.store);
    await makeLive(seen, [await targetOf(seen, CART, 2)], { render: renderHere });
    expect(await listed(CART)).toEqual([
      [2, 'live'],
      [1, 'previous'],
    ]);
  });

  it('of unchanged code publishes nothing and moves nothing, a share included', async () => {
    await releaseOf([CART], { name: 'two' }, { share: 5 });
    const before = contentOf(shop.place.address);
    const again = await releaseOf([CART, CATALOG], { name: 'one' });
    expect([again.move, again.changes]).toEqual([null, []]);
    expect(contentOf(shop.place.address)).toEqual(before);
    const { changes } = await releaseOf([CART, CATALOG], { name: 'one' }, { force: true });
    expect(changes).toEqual(expect.arrayContaining([expect.stringContaining('release 3 is live')]));
  });

  it('of unchanged code is published at another address', async () => {
    const url = 'http://localhost:1/elsewhere';
    expect(await published(CATALOG, 'one', { url })).toMatchObject({ release: 2, isNew: true });
  });

  it('never reuses a number', async () => {
    mkdirSync(join(shop.place.address, 'mfe-catalog/7'));
    expect((await published(CATALOG)).release).toBe(8);
  });

  it('of the landing page is checked against the budget', async () => {
    const page = `${shop.place.address}/host/1/app.html`;
    writeFileSync(page, '<script src="/heavy.js"></script>');
    writeFileSync(`${shop.place.address}/host/1/heavy.js`, 'x'.repeat(165_000));
    await expect(published(CATALOG, 'Landing')).rejects.toThrow(BudgetError);
  });
});

describe('the address in --url', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.close();
  });

  it('must serve the release before it goes live', async () => {
    const url = await serve((path) =>
      readFileSync(join(shop.place.address, 'mfe-cart-checkout', path)),
    );
    await releaseOf([CART], { name: 'two' }, { url });
    expect((await readLivePointer(shop.store)).remotes['mfe_cart_checkout']?.manifest).toBe(
      `${url}/2/mf-manifest.json`,
    );
  });

  it.each([
    ['other content', () => '{}', /is not the manifest of this build; nothing new is live/],
    ['nothing', () => undefined, /\/2\/mf-manifest.json answered 404; nothing new is live/],
  ])('may not serve %s', async (_case, answer, problem) => {
    const before = await readLivePointer(shop.store);
    const url = await serve(answer);
    const wrong = releaseOf([CART], { name: 'two' }, { url });
    await expect(wrong).rejects.toThrow(problem);
    expect(await readLivePointer(shop.store)).toEqual(before);
  });

  function serve(answer: (path: string) => string | Buffer | undefined): Promise<string> {
    const started = createServer((request, response) => {
      const body = answer(request.url ?? '');
      response.writeHead(body === undefined ? 404 : 200).end(body);
    });
    server = started;
    return new Promise((resolve) => {
      started.listen(0, () => {
        resolve(`http://localhost:${(started.address() as AddressInfo).port}`);
      });
    });
  }
});

it('a release of the host has the files that its pages need, or is refused', async () => {
  const before = contentOf(shop.place.address);
  const buildInto = without('../pages/boot.json');
  await expect(releaseOf([HOST], { name: 'two' }, { buildInto })).rejects.toThrow('boot.json');
  expect(contentOf(shop.place.address)).toEqual(before);
});

function releaseOf(
  chosen: readonly App[],
  build: TestBuild,
  options: Partial<ReleaseOptions> = {},
): ReturnType<typeof release> {
  // These tests run in a working tree, whose commit and edits do not matter here.
  return release(chosen, shop.store, { ...building(build), ...options });
}

async function published(
  app: App,
  name = 'two',
  options: PublishAppsOptions = {},
): Promise<Published> {
  const seen = await readSnapshot(shop.store);
  const [one] = await publishApps([app], seen, { ...building({ name }), ...options });
  if (!one) throw new Error('Nothing was published.');
  return one;
}

function building(
  build: TestBuild,
): Pick<ReleaseOptions, 'buildInto' | 'picturesOf' | 'render' | 'checkSource' | 'sourcesOf'> {
  return {
    buildInto: buildingOf(build),
    picturesOf: () => undefined,
    checkSource: () => undefined,
    sourcesOf: () => undefined,
    render: renderHere,
  };
}

/** Replaces webpack, because unit tests run without builds. */
function buildingOf(build: TestBuild): NonNullable<ReleaseOptions['buildInto']> {
  return (app, folders) => Promise.resolve(writeBuild(app, folders, build));
}

function without(file: string): NonNullable<ReleaseOptions['buildInto']> {
  return changing(file, null);
}

function changing(file: string, content: string | null): NonNullable<ReleaseOptions['buildInto']> {
  return async (app, folders) => {
    await buildingOf({ name: 'two' })(app, folders);
    const path = join(folders.files, file);
    if (content === null) rmSync(path);
    else writeFileSync(path, content);
  };
}

async function listed(app: App): Promise<[number, string][]> {
  return (await listReleases(app, shop.store)).map(({ release: number, state }) => [number, state]);
}
