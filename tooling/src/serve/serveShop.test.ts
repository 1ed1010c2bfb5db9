import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MANIFEST } from 'remote-loader/formats';
import { apps, machineName, type App } from '../workspace/apps';
import { goLive } from '../release/move/changes';
import { CATALOG, ORIGIN } from '../testing/releases/testBuild';
import { startStore, type TestStore } from '../testing/releases/testStores';
import { freePorts } from '../testing/freePorts';
import { serveShop } from './serveShop';
import { writeFiles } from '../testing/writeFiles';

let store: TestStore;
let port: number;
let shop: Awaited<ReturnType<typeof serveShop>>;

beforeEach(async () => {
  store = await startStore('a folder');
  port = await freePorts(apps.length);
});

afterEach(async () => {
  await shop.close();
});

describe('the shop from its builds', () => {
  beforeEach(async () => {
    const { workplace } = store;
    const builds = Object.fromEntries(apps.map(({ folder }) => [folder, join(workplace, folder)]));
    for (const build of Object.values(builds)) writeFiles(build, { [MANIFEST]: '{}' });
    writeFiles(workplace, { 'host/index.html': '<h1>Landing</h1>' });
    shop = await serveShop(port, { builds, overrideOrigins: ['http://localhost:*'] });
  });

  it('names this machine in the pointer and in the policy as WEFT_HOST says', async () => {
    process.env.WEFT_HOST = '127.0.0.1';
    try {
      expect((await pointer()).remotes.mfe_catalog?.manifest).toBe(
        `http://127.0.0.1:${port + 1}/${MANIFEST}`,
      );
      expect(await policy()).toContain(`http://127.0.0.1:${port + 3}`);
      process.env.WEFT_HOST = 'http://127.0.0.1';
      expect(() => machineName()).toThrow('WEFT_HOST is "http://127.0.0.1"; set it to a host name');
    } finally {
      delete process.env.WEFT_HOST;
    }
  });

  it('uses the same pointer for the page and for its policy', async () => {
    const { remotes, settings } = await pointer();
    expect(remotes.mfe_catalog?.manifest).toBe(`http://localhost:${port + 1}/${MANIFEST}`);
    expect(settings).toEqual({ overrideOrigins: ['http://localhost:*'] });
    const origins = [1, 2, 3].map((offset) => `http://localhost:${port + offset}`).join(' ');
    expect(await policy()).toContain(`script-src 'self' ${origins} http://localhost:*;`);
  });

  it('survives the replacement of a build', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    rmSync(join(store.workplace, 'mfe-catalog'), { recursive: true });
    expect((await get('/release.json')).status).toBe(503);
    expect((await get('/')).status).toBe(200);
    errors.mockClear();
  });
});

describe('the shop from its releases', () => {
  beforeEach(async () => {
    await release(apps.map((app) => [app, `https://${app.folder}.example/`]));
    shop = await serveShop(port, {
      releases: store.address,
      overrideOrigins: ['http://localhost:*'],
    });
  });

  it('permits the origins of the pointer that it serves, also after a release on another origin', async () => {
    expect((await pointer()).settings).toMatchObject({ overrideOrigins: ['http://localhost:*'] });
    expect(await policy()).toContain(
      "script-src 'self' https://mfe-catalog.example https://mfe-cart-checkout.example https://mfe-account-auth.example http://localhost:*;",
    );
    await release([[CATALOG, 'https://new.example/']]);
    expect((await pointer()).remotes.mfe_catalog?.manifest).toBe(
      `https://new.example/2/${MANIFEST}`,
    );
    expect(await policy()).toContain("script-src 'self' https://new.example ");
    const script = await fetch(`http://localhost:${port + CATALOG.portOffset}/2/assets/a.js`);
    expect(await script.text()).toBe('mfe-catalog');
  });

  it('survives a damaged pointer and keeps the last policy', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const before = await policy();
    writeFileSync(join(store.address, 'live/release.json'), '{"format": 2, "remotes": {');
    expect((await get('/release.json')).status).toBe(503);
    expect((await get('/legal')).status).toBe(200);
    expect(await policy()).toBe(before);
    errors.mockClear();
  });
});

/** Publishes tiny builds for these addresses, and makes them live. */
async function release(built: readonly (readonly [App, string])[]): Promise<void> {
  const targets = [];
  for (const [app, url] of built) {
    targets.push(await store.publish(app, { name: app.folder }, { url }));
  }
  await store.move(goLive(targets), { origin: ORIGIN });
}

interface PointerJson {
  readonly settings: object;
  readonly remotes: Readonly<Record<string, { readonly manifest: string }>>;
}

function get(path: string): Promise<Response> {
  return fetch(shop.origin + path);
}

async function pointer(): Promise<PointerJson> {
  return (await (await get('/release.json')).json()) as PointerJson;
}

async function policy(): Promise<string> {
  return (await get('/')).headers.get('content-security-policy') ?? '';
}
