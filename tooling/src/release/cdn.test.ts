import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import vm from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { S3Server } from '../testing/releases/s3Server';
import { CART, CATALOG } from '../testing/releases/testBuild';
import { startServer, type TestServer } from '../testing/startServer';
import { KINDS, startShop, type TestStore } from '../testing/releases/testStores';
import { writeFiles } from '../testing/writeFiles';
import { workspaceRoot } from '../workspace/apps';
import { workerPorts } from '../testing/e2ePorts';
import { serveShop } from '../serve/serveShop';
import { startRollout, rollBack } from './move/changes';
import { picturesIn } from './publish/media';

type ObjectOf = (
  path: string,
  read: (key: string) => Promise<unknown>,
) => Promise<{ key: string | null; status: number }>;

let shop: TestStore;

describe.each(KINDS)('a shop served from %s', (kind) => {
  let origin: string;
  let close: () => Promise<void>;

  beforeEach(async () => {
    shop = await startShop(kind);
    const started = shop.server
      ? await startProxy(shop.server)
      : await serveShop((await workerPorts()).shop, { releases: shop.address });
    ({ origin, close } = started);
  });

  afterEach(() => close());

  it('has the pages and pictures of the live releases, also after a rollback, and the pictures of a shared one', async () => {
    expect(await answerOf('/media/a.webp')).toEqual([404, 'Not found\n']);
    const first = pictures({ 'a.webp': 'one', 'products/b.webp': 'same' });
    const second = pictures({ 'a.webp': 'two', 'products/b.webp': 'same', 'new.webp': 'new' });
    await shop.release(CATALOG, { name: 'two' }, first);
    expect(await answerOf('/media/a.webp')).toEqual([200, 'one']);
    await shop.release(CATALOG, { name: 'three' }, second);
    expect(await answerOf('/media/a.webp')).toEqual([200, 'two']);
    expect((await answerOf('/mfe_catalog'))[1]).toContain('mfe_catalog three');
    await shop.release(CART, { name: 'cart' });
    await shop.move(rollBack(CATALOG, {}, await shop.pointer()));
    expect(await answerOf('/media/a.webp')).toEqual([200, 'one']);
    expect(await answerOf('/media/products/b.webp')).toEqual([200, 'same']);
    // Pages of the withdrawn release may still be open.
    expect(await answerOf('/media/new.webp')).toEqual([200, 'new']);
    expect((await answerOf('/mfe_catalog'))[1]).toContain('mfe_catalog two');
    expect((await answerOf('/mfe_cart_checkout'))[1]).toContain('mfe_cart_checkout cart');
    const third = pictures({ 'a.webp': 'three', 'shared.webp': 'shared' });
    await shop.move(startRollout(await shop.publish(CATALOG, { name: 'x' }, third), 5));
    expect(await answerOf('/media/a.webp')).toEqual([200, 'one']);
    expect(await answerOf('/media/shared.webp')).toEqual([200, 'shared']);
  });

  it('answers as our own server does, and serves nothing else of the store', async () => {
    await shop.release(CATALOG, { name: 'two' }, pictures({ 'a.webp': 'one' }));
    const [, html] = await answerOf('/legal');
    const [, script = ''] = /<script src="([^"]+)"/.exec(html) ?? [];
    for (const [path, status] of [
      ['/legal/', 200],
      ['/sw.js', 200],
      ['/release.json', 200],
      ['/sitemap.xml', 200],
      ['/nothing', 404],
      ['/product/nothing', 404],
      ['/gone.css', 404],
      ['/media/gone.webp', 404],
      ['/mf-gone.json', 404],
      ['/assets/..%2fnotes/host/1.json', 404],
      ['/notes/host/1.json', 404],
      ['/move.json', 404],
    ] as const) {
      expect([path, (await fetch(origin + path)).status]).toEqual([path, status]);
    }
    const served = await fetch(origin + script);
    expect(await served.text()).toBe('host one');
    expect(served.headers.get('cache-control')).toContain('immutable');
    expect((await answerOf('/nothing'))[1]).toContain('<h1>/404</h1>');
    expect((await answerOf('/product/nothing'))[1]).toContain('<h1>/product/404</h1>');
    const { headers } = await fetch(`${origin}/media/a.webp`);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('cache-control')).toBe('public, max-age=86400');
  });

  async function answerOf(path: string): Promise<[number, string]> {
    const response = await fetch(origin + path);
    return [response.status, await response.text()];
  }
});

it('a release with unchanged pictures writes none of them, and a rollback writes no page', async () => {
  shop = await startShop('an object store');
  const { requests = [] } = shop.server ?? {};
  await shop.release(CATALOG, { name: 'two' }, pictures({ 'a.webp': 'one' }));
  requests.length = 0;
  await shop.release(CATALOG, { name: 'three' }, pictures({ 'a.webp': 'one' }));
  const ofPictures = requests.filter(({ key }) => key.includes('media/'));
  expect(ofPictures.map(({ method }) => method)).toEqual(['GET']);
  requests.length = 0;
  await shop.move(rollBack(CATALOG, {}, await shop.pointer()));
  const written = requests.filter(({ method }) => method === 'PUT').map(({ key }) => key);
  expect(written).toContain('weft/release.json');
  expect(written.filter((key) => /\/pages\/.*html/.test(key))).toEqual([]);
});

function pictures(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(shop.workplace, 'media-'));
  writeFiles(folder, files);
  return { pictures: picturesIn(folder) };
}

/** A proxy in front of the store that does exactly what the documents say about a CDN. */
async function startProxy({ objects }: S3Server): Promise<TestServer> {
  const document = readFileSync(join(workspaceRoot, 'docs/operations/servers.md'), 'utf8');
  const [, code = ''] = /```js\n(\/\/ The key of the object[^]*?)```/.exec(document) ?? [];
  const objectOf = vm.runInThisContext(`(() => {${code}; return objectOf; })()`) as ObjectOf;
  const get = (key: string) => objects.get(`weft/${key}`);
  const read = (key: string) => Promise.resolve(JSON.parse(String(get(key)?.bytes)) as unknown);
  return startServer((request, response) => {
    void objectOf(request.url ?? '/', read).then(({ key, status }) => {
      const object = key === null ? undefined : get(key);
      if (!object) response.writeHead(404).end('Not found\n');
      else response.writeHead(status, object.headers).end(object.bytes);
    });
  });
}
