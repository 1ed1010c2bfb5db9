import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { integrityOf } from 'remote-loader/build';
import { MANIFEST } from 'remote-loader/formats';
import { apps, machineName, remoteByFolder, type App } from '../workspace/apps';
import { goLive, targetOf } from '../release/move/changes';
import { publish } from '../release/publish/publish';
import { folderStore } from '../release/store/folderStore';
import { readSnapshot } from '../release/store/snapshot';
import { buildOf, ORIGIN, quickMove, SOURCE } from '../testing/releases/testBuild';
import { freePorts } from '../workspace/freePorts';
import { serveShop } from './serveShop';
import { temporaryFolder } from '../testing/temporaryFolder';

const CATALOG = remoteByFolder('mfe-catalog');
const SCRIPT = 'assets/main.0123456789ab.js';

let workplace: string;
let builds: Record<string, string>;
let releases: string;
let port: number;
let shop: Awaited<ReturnType<typeof serveShop>>;

beforeEach(async () => {
  workplace = temporaryFolder();
  releases = join(workplace, 'releases');
  builds = {};
  for (const { folder } of apps) {
    const build = join(workplace, folder);
    builds[folder] = build;
    mkdirSync(join(build, 'assets'), { recursive: true });
    writeFileSync(join(build, SCRIPT), 'code');
    const metaData = {
      remoteEntry: { name: SCRIPT },
      integrity: { [SCRIPT]: integrityOf('code') },
    };
    writeFileSync(join(build, MANIFEST), JSON.stringify({ name: folder, metaData }));
  }
  writeFileSync(join(workplace, 'host', 'index.html'), '<h1>Landing</h1>');
  port = await freePorts(apps.length);
});

afterEach(async () => {
  await shop.close();
});

describe('the shop from its builds', () => {
  beforeEach(async () => {
    shop = await serveShop(port, { builds, overrideOrigins: ['http://localhost:*'] });
  });

  it('names this machine in the pointer and in the policy as WEFT_HOST says', async () => {
    process.env.WEFT_HOST = '127.0.0.1';
    try {
      expect((await pointer()).remotes.mfe_catalog?.manifest).toBe(
        `http://127.0.0.1:${port + 1}/${MANIFEST}`,
      );
      const { headers } = await fetch(`http://127.0.0.1:${port}/`);
      expect(headers.get('content-security-policy')).toContain(`http://127.0.0.1:${port + 3}`);
      process.env.WEFT_HOST = 'http://127.0.0.1';
      expect(() => machineName()).toThrow('WEFT_HOST is "http://127.0.0.1"; set it to a host name');
    } finally {
      delete process.env.WEFT_HOST;
    }
  });

  it('uses the same pointer for the page and for its policy', async () => {
    const { remotes: lines, settings } = await pointer();
    expect(lines.mfe_catalog?.manifest).toBe(`http://localhost:${port + 1}/${MANIFEST}`);
    expect(settings).toEqual({ overrideOrigins: ['http://localhost:*'] });
    const origins = [1, 2, 3].map((offset) => `http://localhost:${port + offset}`).join(' ');
    expect(await policy()).toContain(`script-src 'self' ${origins} http://localhost:*;`);
  });

  it('survives the replacement of a build', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    rmSync(join(workplace, 'mfe-catalog'), { recursive: true });
    expect((await fetch(`${shop.origin}/release.json`)).status).toBe(503);
    expect((await fetch(`${shop.origin}/`)).status).toBe(200);
    errors.mockClear();
  });
});

describe('the shop from its releases', () => {
  beforeEach(async () => {
    await release(apps.map((app) => [app, `https://${app.folder}.example/`]));
    shop = await serveShop(port, { releases, overrideOrigins: ['http://localhost:*'] });
  });

  it('permits the origins of the pointer that it serves, on any port', async () => {
    expect((await pointer()).settings).toMatchObject({
      overrideOrigins: ['http://localhost:*'],
    });
    expect(await policy()).toContain(
      "script-src 'self' https://mfe-catalog.example https://mfe-cart-checkout.example https://mfe-account-auth.example http://localhost:*;",
    );
  });

  it('follows a release that moves to another origin', async () => {
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
    writeFileSync(join(releases, 'live/release.json'), '{"format": 2, "remotes": {');
    expect((await fetch(`${shop.origin}/release.json`)).status).toBe(503);
    expect((await fetch(`${shop.origin}/legal`)).status).toBe(200);
    expect(await policy()).toBe(before);
    errors.mockClear();
  });

  it('serves pages and their files, and nothing else of the folder', async () => {
    const html = await (await fetch(`${shop.origin}/legal`)).text();
    const [, main = ''] = /"main":\["(\/assets\/[^"]+)"/.exec(html) ?? [];
    const script = await fetch(shop.origin + main);
    expect(await script.text()).toBe('host host');
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect((await fetch(`${shop.origin}/nothing`)).status).toBe(404);
    for (const path of [
      '/assets/../notes/host/1.json',
      '/notes/host/1.json',
      '/move.json',
      '/../move.json',
    ]) {
      expect([path, (await fetch(shop.origin + path)).status]).toEqual([path, 404]);
    }
  });
});

/** Publishes tiny builds for these addresses, and makes them live. */
async function release(built: readonly (readonly [App, string])[]): Promise<void> {
  const store = folderStore(releases);
  const snapshot = await readSnapshot(store);
  const targets = [];
  for (const [app, url] of built) {
    const folders = buildOf(workplace, app, { name: app.folder });
    const number = await publish(app, { folders, snapshot, url, source: SOURCE });
    targets.push(await targetOf(snapshot, app, number));
  }
  await quickMove(store, goLive(targets), { origin: ORIGIN });
}

interface PointerJson {
  readonly settings: object;
  readonly remotes: Readonly<Record<string, { readonly manifest: string }>>;
}

async function pointer(): Promise<PointerJson> {
  const response = await fetch(`${shop.origin}/release.json`);
  return (await response.json()) as PointerJson;
}

async function policy(): Promise<string> {
  const { headers } = await fetch(`${shop.origin}/`);
  return headers.get('content-security-policy') ?? '';
}
