import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { readPage } from '../../build/pages/readPage';
import { workerPorts } from '../../testing/e2ePorts';
import { serveShop } from '../../serve/serveShop';
import { CATALOG, HOST, renderHere } from '../../testing/releases/testBuild';
import { startShop } from '../../testing/releases/testStores';
import { writeFiles } from '../../testing/writeFiles';
import { picturesIn } from '../publish/media';
import { openComposition } from './openComposition';

const RELEASES = ['one', 'two', 'three'];

it.each([
  ['a folder', [1, 2, 3]],
  ['an object store', [3]],
] as const)(
  'from %s, each host of %j is served with each of these releases of a remote, and the others that are live',
  async (kind, numbers) => {
    const shop = await startShop(kind);
    writeFiles(join(shop.workplace, 'media'), { 'a.webp': 'picture' });
    const pictures = picturesIn(join(shop.workplace, 'media'));
    for (const app of [HOST, CATALOG]) {
      for (const name of RELEASES.slice(1)) await shop.publish(app, { name }, { pictures });
    }
    const { shop: basePort } = await workerPorts();
    for (const host of numbers) {
      for (const remote of numbers) {
        const releases = join(shop.workplace, `${host}-${remote}`);
        const wanted = [
          { app: HOST, release: host },
          { app: CATALOG, release: remote },
        ];
        const options = { folder: releases, basePort, render: renderHere };
        const { remotes } = await openComposition(shop.store, wanted, options);
        const { origin, close } = await serveShop(basePort, { releases });
        try {
          const textOf = async (path: string) => (await fetch(origin + path)).text();
          const html = await textOf('/mfe_catalog');
          expect(readPage(html).problem).toBeNull();
          expect(html).toContain(`mfe_catalog ${RELEASES[remote - 1]}`);
          const [, main = ''] = /"main":\["([^"]+)"/.exec(html) ?? [];
          expect(await textOf(main)).toBe(`host ${RELEASES[host - 1]}`);
          expect((await fetch(`${origin}/media/a.webp`)).ok).toBe(remote > 1);
          expect(JSON.parse(await textOf('/release.json'))).toMatchObject({ remotes });
          for (const [name, { manifest }] of Object.entries(remotes)) {
            const number = name === 'mfe_catalog' ? remote : 1;
            expect(manifest).toMatch(new RegExp(`:\\d+/${number}/mf-manifest\\.json$`));
            expect([manifest, (await fetch(manifest)).status]).toEqual([manifest, 200]);
          }
        } finally {
          await close();
        }
      }
    }
  },
);

it('a remote from another repository keeps its address', async () => {
  const shop = await startShop('a folder');
  await shop.release(
    { ...CATALOG, folder: 'mfe-elsewhere', federationName: 'mfe_elsewhere' },
    { name: 'one' },
  );
  const options = { folder: join(shop.workplace, 'composed'), basePort: 3000, render: renderHere };
  const wanted = [{ app: CATALOG, release: 1 }];
  const { remotes } = await openComposition(shop.store, wanted, options);
  expect(remotes['mfe_elsewhere']).toEqual((await shop.pointer()).remotes['mfe_elsewhere']);
});
