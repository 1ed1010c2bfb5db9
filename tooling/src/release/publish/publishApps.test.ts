import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { apps, hasSample, type App } from '../../workspace/apps';
import { checkBudget } from '../../build/budgets/budgets';
import { ContractError } from '../../build/contract/contract';
import { hashesOf } from '../store/notes';
import { readSnapshot } from '../store/snapshot';
import {
  CART,
  CATALOG,
  HOST,
  ORIGIN,
  renderHere,
  building,
  type TestBuild,
} from '../../testing/releases/testBuild';
import { startServer } from '../../testing/startServer';
import { startShop, startStore, type TestStore } from '../../testing/releases/testStores';
import { targetOf } from '../move/changes';
import { listReleases } from '../move/list';
import { makeLive, release, type ReleaseOptions } from '../move/release';
import type { AppRelease } from '../store/composition';
import { publishApps, type PublishAppsOptions } from './publishApps';

let shop: TestStore;

beforeEach(async () => {
  shop = await startShop('a folder');
});

describe('a release', () => {
  it('of all apps opens a shop in one move', async () => {
    const empty = await startStore('a folder');
    const options = { ...building({ name: 'one' }), origin: ORIGIN };
    const { move, changes } = await release(apps, empty.store, options);
    expect([move, changes.length]).toEqual([1, apps.length + 1]);
  });

  it.each<[string, string | typeof ContractError, ReleaseOptions, App?]>([
    [
      'the build fails',
      'webpack failed',
      { buildInto: () => Promise.reject(new Error('webpack failed')) },
    ],
    ['it does not fit the host', ContractError, building({ name: 'x', contract: '1.1.0' })],
    ['a file is missing', 'assets/z.css is missing', changing('assets/z.css')],
    ['the manifest is missing', 'it has no mf-manifest.json', changing('mf-manifest.json')],
    [
      'a file was changed',
      'the content of assets/a.js does not match its hash',
      changing('assets/a.js', 'tampered'),
    ],
    ['the host has no boot.json', 'boot.json', changing('../pages/boot.json'), HOST],
    ['it is aborted', 'Ended by SIGINT.', aborted()],
  ])('leaves no trace when %s', async (_case, problem, options, app = CART) => {
    const before = hashesOf(shop.address);
    await expect(releaseOf([app], { name: 'two' }, options)).rejects.toThrow(problem);
    expect(hashesOf(shop.address)).toEqual(before);
  });

  it('is compared with the host of the same command, which is released first', async () => {
    await releaseOf(apps, { name: 'two', contract: '2.0.0' });
    expect((await shop.pointer()).host?.release).toBe(2);
  });

  it('is refused for a route of a live release or of a rollout', async () => {
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
    const before = await shop.pointer();
    await published(CART);
    expect(await shop.pointer()).toEqual(before);
    const seen = await readSnapshot(shop.store);
    await makeLive(seen, [await targetOf(seen, CART, 2)], { render: renderHere });
    expect(await listReleases(CART, shop.store)).toMatchObject([
      { release: 2, state: 'live' },
      { release: 1, state: 'previous' },
    ]);
  });

  it('of unchanged code publishes nothing and moves nothing, a share included', async () => {
    await releaseOf([CART], { name: 'two' }, { share: 5 });
    const before = hashesOf(shop.address);
    const again = await releaseOf([CART, CATALOG], { name: 'one' });
    expect([again.move, again.changes]).toEqual([null, []]);
    expect(hashesOf(shop.address)).toEqual(before);
    const { changes } = await releaseOf([CART, CATALOG], { name: 'one' }, { force: true });
    expect(changes).toEqual(expect.arrayContaining([expect.stringContaining('release 3 is live')]));
  });

  it('of unchanged code is published at another address', async () => {
    const url = 'http://localhost:1/elsewhere';
    expect(await published(CATALOG, 'one', { url })).toMatchObject({ release: 2 });
  });

  it('never reuses a number, and the newest is listed first', async () => {
    mkdirSync(join(shop.address, 'mfe-catalog/9'));
    expect((await published(CATALOG))?.release).toBe(10);
    expect((await listReleases(CATALOG, shop.store))[0]?.release).toBe(10);
  });

  it('of the landing page is refused above the budget, but not for more products than the sample has', async () => {
    await shop.release(HOST, { name: 'x'.repeat(165_000) });
    const problem = await published(CATALOG, 'Landing').then(() => '', String);
    expect(problem.includes('over its budget')).toBe(hasSample);
    expect(() => checkBudget(300_000, false)).not.toThrow();
  });

  it('at an address of another machine goes live only if the address serves it', async () => {
    const target = await shop.publish(CART, { name: 'two' }, { url: 'http://127.0.0.1:1' });
    const making = makeLive(await readSnapshot(shop.store), [target], { render: renderHere });
    await expect(making).rejects.toThrow('nothing new is live');
  });

  it('at a new address goes live once the address serves it', async () => {
    let serve: (path: string) => string | Buffer = () => '';
    const { origin, close } = await startServer(({ url = '' }, response) => {
      const body = serve(url);
      response.writeHead(body === '' ? 404 : 200).end(body);
    });
    const before = await shop.pointer();
    const releasing = () => releaseOf([CART], { name: 'two' }, { url: origin });
    try {
      await expect(releasing()).rejects.toThrow(
        /\/2\/mf-manifest.json answered 404; nothing new is live/,
      );
      serve = () => '{}';
      await expect(releasing()).rejects.toThrow(
        /is not the manifest of this build; nothing new is live/,
      );
      expect(await shop.pointer()).toEqual(before);
      serve = (path) => readFileSync(join(shop.address, 'mfe-cart-checkout', path));
      const { remotes } = (await releasing()).pointer;
      expect(remotes['mfe_cart_checkout']?.manifest).toBe(`${origin}/4/mf-manifest.json`);
    } finally {
      await close();
    }
  });
});

function releaseOf(
  chosen: readonly App[],
  build: TestBuild,
  options: ReleaseOptions = {},
): ReturnType<typeof release> {
  return release(chosen, shop.store, { ...building(build), ...options });
}

async function published(
  app: App,
  name = 'two',
  options: PublishAppsOptions = {},
): Promise<AppRelease | undefined> {
  const snapshot = await readSnapshot(shop.store);
  return (await publishApps([app], snapshot, { ...building({ name }), ...options }))[0];
}

/** A build with a changed file, or without it. */
function changing(file: string, content?: string): ReleaseOptions {
  return building({ name: 'two' }, (folder) => {
    const path = join(folder, 'files', file);
    if (content === undefined) rmSync(path);
    else writeFileSync(path, content);
  });
}

/** A build during which the command is ended. */
function aborted(): ReleaseOptions {
  const ending = new AbortController();
  const end = () => ending.abort(new Error('Ended by SIGINT.'));
  return { ...building({ name: 'two' }, end), signal: ending.signal };
}
