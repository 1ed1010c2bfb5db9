import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { MANIFEST, parsePointer, type ReleasePointer } from 'remote-loader/formats';
import type { App } from '../workspace/apps';
import { goLive } from '../release/move/changes';
import { CATALOG, ORIGIN, SHOP } from '../testing/releases/testBuild';
import { startStore, type TestStore } from '../testing/releases/testStores';
import { workerPorts } from '../testing/e2ePorts';
import { serveShop } from './serveShop';

let store: TestStore;
let port: number;
let shop: Awaited<ReturnType<typeof serveShop>>;

beforeEach(async () => {
  store = await startStore('a folder');
  ({ shop: port } = await workerPorts());
  await release(SHOP.map((app) => [app, `https://${app.folder}.example/`]));
  shop = await serveShop(port, {
    releases: store.address,
    overrideOrigins: ['http://localhost:*'],
  });
});

afterEach(async () => {
  await shop.close();
});

it('a server of releases permits the origins of the pointer that it serves, also after a release on another origin', async () => {
  expect((await pointer()).overrideOrigins).toEqual(['http://localhost:*']);
  expect(await policy()).toContain(
    "script-src 'self' https://mfe-catalog.example https://mfe-cart-checkout.example https://mfe-account-auth.example http://localhost:*;",
  );
  await release([[CATALOG, 'https://new.example/']]);
  expect((await pointer()).remotes.mfe_catalog?.manifest).toBe(`https://new.example/2/${MANIFEST}`);
  expect(await policy()).toContain("script-src 'self' https://new.example ");
  const script = await fetch(`http://localhost:${port + CATALOG.portOffset}/2/assets/a.js`);
  expect(await script.text()).toBe('mfe-catalog');
});

it('a server of releases survives a damaged pointer and keeps the last policy', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const before = await policy();
  writeFileSync(join(store.address, 'live/release.json'), '{"format": 2, "remotes": {');
  expect((await get('/release.json')).status).toBe(503);
  expect((await get('/legal')).status).toBe(200);
  expect(await policy()).toBe(before);
  errors.mockClear();
});

/** Publishes tiny builds for these addresses, and makes them live. */
async function release(built: readonly (readonly [App, string])[]): Promise<void> {
  const targets = [];
  for (const [app, url] of built) {
    targets.push(await store.publish(app, { name: app.folder }, { url }));
  }
  await store.move(goLive(targets), { origin: ORIGIN });
}

function get(path: string): Promise<Response> {
  return fetch(shop.origin + path);
}

async function pointer(): Promise<ReleasePointer> {
  return parsePointer(await (await get('/release.json')).json());
}

async function policy(): Promise<string> {
  return (await get('/')).headers.get('content-security-policy') ?? '';
}
