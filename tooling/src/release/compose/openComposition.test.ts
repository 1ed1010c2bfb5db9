import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, jest } from '@jest/globals';
import { apps, remoteByFolder } from '../../workspace/apps';
import { readPage } from '../../build/pages/readPage';
import { freePorts } from '../../workspace/freePorts';
import { serveShop } from '../../serve/serveShop';
import { publishBuild, renderHere } from '../../testing/releases/testBuild';
import {
  closeShops,
  startShop,
  type StoreKind,
  type TestStore,
} from '../../testing/releases/testStores';
import { openComposition } from './openComposition';

const RELEASES = ['one', 'two', 'three'];

let place: TestStore;

afterEach(() => place.close());

afterAll(closeShops);

it('each of the last three hosts opens with each of the last three releases of the remotes', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  place = await shopWithReleases('a folder');
  for (const host of [1, 2, 3]) {
    for (const remote of [1, 2, 3]) {
      const wanted = apps.map((app) => ({ app, release: app.role === 'host' ? host : remote }));
      const folder = join(place.workplace, `${host}-${remote}`);
      const { remotes } = await openComposition(place.open(), wanted, {
        folder,
        basePort: 3000,
        render: renderHere,
      });
      const html = readFileSync(join(folder, 'live/site/mfe_catalog/index.html'), 'utf8');
      expect(readPage(html).problem).toBeNull();
      expect(html).toContain(`mfe_catalog ${RELEASES[remote - 1]}`);
      const [, main = ''] = /"main":\["\/([^"]+)"/.exec(html) ?? [];
      expect(readFileSync(join(folder, main), 'utf8')).toBe(`host ${RELEASES[host - 1]}`);
      expect(remotes['mfe_catalog']?.manifest).toBe(
        `http://localhost:3001/${remote}/mf-manifest.json`,
      );
    }
  }
});

it('releases of an object store are served instead of the live ones', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  place = await shopWithReleases('an object store');
  const folder = join(place.workplace, 'composition');
  const basePort = await freePorts(apps.length);
  await openComposition(place.open(), [{ app: remoteByFolder('mfe-catalog'), release: 3 }], {
    folder,
    basePort,
    render: renderHere,
  });
  const shop = await serveShop(basePort, { releases: folder });
  try {
    const html = await (await fetch(`${shop.origin}/mfe_catalog`)).text();
    expect(html).toContain('mfe_catalog three');
    const pointer = (await (await fetch(`${shop.origin}/release.json`)).json()) as {
      remotes: Record<string, { manifest: string }>;
    };
    for (const { manifest } of Object.values(pointer.remotes)) {
      expect([manifest, (await fetch(manifest)).status]).toEqual([manifest, 200]);
    }
  } finally {
    await shop.close();
  }
});

/** A shop whose apps have three releases each; the first ones are live. */
async function shopWithReleases(kind: StoreKind): Promise<TestStore> {
  const shop = await startShop(kind);
  for (const name of RELEASES.slice(1)) {
    for (const app of apps) await publishBuild(shop.open(), shop.workplace, app, { name });
  }
  return shop;
}
