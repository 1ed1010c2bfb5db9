/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { apps, MANIFEST, remoteByFolder, remotes } from '../apps.mjs';
import { integrityOf } from '../release/integrityOf.mjs';
import { publish } from '../release/releases.mjs';
import { freePorts } from './freePorts.mjs';
import { hostileRequests, sendAll } from './hostileRequests';
import { serveShop } from './serveShop.mjs';

const CATALOG = remoteByFolder('mfe-catalog');
const SCRIPT = 'assets/main.0123456789ab.js';
const PICTURE = '/media/products/men-shirt-1.webp';

let workplace: string;
let builds: Record<string, string>;
let releases: string;
let port: number;
let shop: Awaited<ReturnType<typeof serveShop>>;

beforeEach(async () => {
  workplace = mkdtempSync(join(tmpdir(), 'shop-'));
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
  writeFileSync(join(workplace, 'host', 'app.html'), '<h1>App</h1>');
  port = await freePorts(apps.length);
});

afterEach(async () => {
  await shop.close();
  rmSync(workplace, { recursive: true });
});

describe('the shop from its builds', () => {
  beforeEach(async () => {
    shop = await serveShop(port, { builds, overrideOrigins: ['http://localhost:*'] });
  });

  it('has one pointer for the page and for its policy', async () => {
    const { remotes: lines, settings } = await pointer();
    expect(lines.mfe_catalog.manifest).toBe(`http://localhost:${port + 1}/${MANIFEST}`);
    expect(settings).toEqual({ overrideOrigins: ['http://localhost:*'] });
    const origins = [1, 2, 3].map((offset) => `http://localhost:${port + offset}`).join(' ');
    expect(await policy()).toContain(`script-src 'self' ${origins} http://localhost:*;`);
  });

  it('survives a build that is being replaced', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    rmSync(join(workplace, 'mfe-catalog'), { recursive: true });
    expect((await fetch(`${shop.origin}/release.json`)).status).toBe(503);
    expect((await fetch(`${shop.origin}/`)).status).toBe(200);
    complaints.mockClear();
  });

  it('survives 1,000 hostile requests to the host, and to a remote', async () => {
    await expectToSurvive([`/${SCRIPT}`, `/${MANIFEST}`, PICTURE]);
  }, 30_000);
});

describe('the shop from its releases', () => {
  beforeEach(async () => {
    for (const app of remotes) {
      const url = `https://${app.folder}.example/`;
      await publish(app, { build: builds[app.folder] ?? '', folder: releases, url });
    }
    shop = await serveShop(port, { builds, releases, overrideOrigins: ['http://localhost:*'] });
  });

  it('permits the origins of the pointer that it serves, on whatever port', async () => {
    expect((await pointer()).settings).toEqual({ overrideOrigins: ['http://localhost:*'] });
    expect(await policy()).toContain(
      "script-src 'self' https://mfe-catalog.example https://mfe-cart-checkout.example https://mfe-account-auth.example http://localhost:*;",
    );
  });

  it('follows a release that moves to another origin', async () => {
    const build = builds[CATALOG.folder] ?? '';
    await publish(CATALOG, { build, folder: releases, url: 'https://new.example/' });
    expect((await pointer()).remotes.mfe_catalog.manifest).toBe(
      `https://new.example/2/${MANIFEST}`,
    );
    expect(await policy()).toContain("script-src 'self' https://new.example ");
    const script = await fetch(`http://localhost:${port + CATALOG.portOffset}/2/${SCRIPT}`);
    expect(await script.text()).toBe('code');
  });

  it('survives a damaged pointer and keeps the last policy', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const before = await policy();
    writeFileSync(join(releases, 'release.json'), '{"format": 2, "remotes": {');
    expect((await fetch(`${shop.origin}/release.json`)).status).toBe(503);
    expect((await fetch(`${shop.origin}/product/men`)).status).toBe(200);
    expect(await policy()).toBe(before);
    complaints.mockClear();
  });

  it('survives 1,000 hostile requests to the host, and to a remote', async () => {
    await expectToSurvive([`/1/${SCRIPT}`, `/1/${MANIFEST}`, PICTURE]);
  }, 30_000);
});

/** @param paths what the remote has */
async function expectToSurvive(paths: string[]): Promise<void> {
  const ofHost = ['/', '/product/men', `/${SCRIPT}`, '/release.json', PICTURE];
  for (const [offset, ownPaths] of [ofHost, paths].entries()) {
    const answers = await sendAll(hostileRequests(1_000, ownPaths), port + offset);
    expect(answers).toBeGreaterThan(600);
    for (const path of ownPaths) {
      expect((await fetch(`http://localhost:${port + offset}${path}`)).status).toBe(200);
    }
  }
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
