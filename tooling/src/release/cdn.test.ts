import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import vm from 'node:vm';
import { afterAll, afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { publishBuild, quickMove } from '../testing/releases/testBuild';
import { closeShops, startShop, type TestStore } from '../testing/releases/testStores';
import { apps, remoteByFolder, workspaceRoot } from '../workspace/apps';
import { freePorts } from '../workspace/freePorts';
import { serveShop } from '../serve/serveShop';
import { goLive, goShared, rollBack } from './move/changes';
import { picturesIn, type Pictures } from './publish/media';
import { readLivePointer } from './store/snapshot';
import type { Store } from './store/store';

const CATALOG = remoteByFolder('mfe-catalog');
const CART = remoteByFolder('mfe-cart-checkout');

type ObjectOf = (
  path: string,
  read: (key: string) => Promise<unknown>,
) => Promise<{ key: string | null; status: number }>;

let place: TestStore;
let store: Store;

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => place.close());

afterAll(closeShops);

describe.each(['a folder', 'an object store'] as const)('a shop served from %s', (kind) => {
  let origin: string;
  let close: () => void | Promise<void>;

  beforeEach(async () => {
    place = await startShop(kind);
    store = place.open();
    if (kind === 'a folder') {
      const port = await freePorts(apps.length);
      const shop = await serveShop(port, { releases: place.address });
      [origin, close] = [shop.origin, () => shop.close()];
    } else {
      const server = await startProxy(place);
      origin = `http://localhost:${(server.address() as AddressInfo).port}`;
      close = () => {
        server.closeAllConnections();
        server.close();
      };
    }
  });

  afterEach(() => close());

  it('has the pages and pictures of the live releases, also after a rollback', async () => {
    expect(await answerOf('/media/a.webp')).toEqual([404, null]);
    const first = pictures({ 'a.webp': 'one', 'products/b.webp': 'same' });
    const second = pictures({ 'a.webp': 'two', 'products/b.webp': 'same', 'new.webp': 'new' });
    await release('two', first);
    expect(await answerOf('/media/a.webp')).toEqual([200, 'one']);
    await release('three', second);
    expect(await answerOf('/media/a.webp')).toEqual([200, 'two']);
    expect((await answerOf('/mfe_catalog'))[1]).toContain('mfe_catalog three');
    await releaseCart();
    await quickMove(store, rollBack(CATALOG, {}, await readLivePointer(store)));
    expect(await answerOf('/media/a.webp')).toEqual([200, 'one']);
    expect(await answerOf('/media/products/b.webp')).toEqual([200, 'same']);
    // Pages of the withdrawn release may still be open.
    expect(await answerOf('/media/new.webp')).toEqual([200, 'new']);
    expect((await answerOf('/mfe_catalog'))[1]).toContain('mfe_catalog two');
    expect((await answerOf('/mfe_cart_checkout'))[1]).toContain('mfe_cart_checkout cart');
  });

  it('has the pictures of a shared release', async () => {
    await release('two', pictures({ 'a.webp': 'one' }));
    const added = pictures({ 'a.webp': 'two', 'new.webp': 'new' });
    const target = await publishBuild(store, place.workplace, CATALOG, { name: 'x' }, added);
    await quickMove(store, goShared(target, 5));
    expect(await answerOf('/media/a.webp')).toEqual([200, 'one']);
    expect(await answerOf('/media/new.webp')).toEqual([200, 'new']);
  });

  it('answers as our own server does', async () => {
    await release('two', pictures({ 'a.webp': 'one' }));
    const [, html] = await answerOf('/legal');
    const [, script = ''] = /<script src="([^"]+)"/.exec(html ?? '') ?? [];
    for (const [path, status] of [
      ['/legal/', 200],
      [script, 200],
      ['/sw.js', 200],
      ['/release.json', 200],
      ['/sitemap.xml', 200],
      ['/nothing', 404],
      ['/product/nothing', 404],
      ['/gone.css', 404],
      ['/media/gone.webp', 404],
      ['/mf-gone.json', 404],
    ] as const) {
      expect([path, (await fetch(origin + path)).status]).toEqual([path, status]);
    }
    expect((await answerOf('/nothing'))[1]).toContain('<h1>/404</h1>');
    expect((await answerOf('/product/nothing'))[1]).toContain('<h1>/product/404</h1>');
    const { headers } = await fetch(`${origin}/media/a.webp`);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('cache-control')).toBe('public, max-age=86400');
  });

  /** The status and the text of an address; null for an answer without a page. */
  async function answerOf(path: string): Promise<[number, string | null]> {
    const response = await fetch(origin + path);
    const text = await response.text();
    return [response.status, text === 'Not found\n' ? null : text];
  }
});

it('a release with unchanged pictures asks nothing about them, and writes only the pages of its remote', async () => {
  place = await startShop('an object store');
  store = place.open();
  await release('two', pictures({ 'a.webp': 'one' }));
  const { server } = place;
  if (!server) throw new Error('There is no server.');
  server.requests.length = 0;
  await release('three', pictures({ 'a.webp': 'one' }));
  expect(server.requests.filter(({ key }) => key.includes('media/'))).toEqual([]);
  server.requests.length = 0;
  await releaseCart();
  const written = server.requests.filter(({ method }) => method === 'PUT').map(({ key }) => key);
  const pages = written.filter((key) => key.startsWith('weft/pages/'));
  // A page with its two compressed copies, its record, and the record of the composition.
  expect(pages).toHaveLength(5);
  expect(pages.filter((key) => key.includes('/mfe_cart_checkout/index.html'))).toHaveLength(3);
  server.requests.length = 0;
  await quickMove(place.open(), rollBack(CATALOG, {}, await readLivePointer(store)));
  const rolled = server.requests.filter(({ method }) => method === 'PUT').map(({ key }) => key);
  expect(rolled.filter((key) => /\/pages\/.*html/.test(key))).toEqual([]);
});

async function release(name: string, media: Pictures | undefined): Promise<void> {
  const target = await publishBuild(store, place.workplace, CATALOG, { name }, media);
  await quickMove(store, goLive([target]));
}

async function releaseCart(): Promise<void> {
  const target = await publishBuild(store, place.workplace, CART, { name: 'cart' });
  await quickMove(store, goLive([target]));
}

function pictures(files: Readonly<Record<string, string>>): Pictures | undefined {
  const folder = mkdtempSync(join(place.workplace, 'media-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return picturesIn(folder);
}

/** A proxy in front of the store that does exactly what the documents say about a CDN. */
async function startProxy({ server: objects }: TestStore): Promise<Server> {
  const document = readFileSync(join(workspaceRoot, 'docs/operations/servers.md'), 'utf8');
  const [, code = ''] = /```js\n(\/\/ The key of the object[^]*?)```/.exec(document) ?? [];
  const objectOf = vm.runInThisContext(`(() => {${code}; return objectOf; })()`) as ObjectOf;
  const get = (key: string) => objects?.objects.get(`weft/${key}`);
  const read = (key: string) => Promise.resolve(JSON.parse(String(get(key)?.bytes)) as unknown);
  const proxy = createServer((request, response) => {
    void objectOf(request.url ?? '/', read).then(({ key, status }) => {
      const object = key === null ? undefined : get(key);
      if (!object) response.writeHead(404).end('Not found\n');
      else response.writeHead(status, object.headers).end(object.bytes);
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, resolve));
  return proxy;
}
