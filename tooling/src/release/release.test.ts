/** @jest-environment node */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { remoteByFolder, remotes, type App } from '../apps.mjs';
import { BudgetError } from '../measure/budgets/budgets.mjs';
import { ContractError } from './contract/contract.mjs';
import { folderStore } from './store/folderStore.mjs';
import { NotServedError } from './checkServed.mjs';
import { readPointer } from './pointerFile.mjs';
import { point, release } from './release.mjs';
import { rollBack } from './releases.mjs';
import { hostOf, writeBuild } from './testBuild';

const CART = remoteByFolder('mfe-cart-checkout');
const CATALOG = remoteByFolder('mfe-catalog');

type Folders = { readonly files: string; readonly pages: string };

let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  await releaseOf(CART);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('release', () => {
  it('publishes a build that fits the host', async () => {
    expect(await releaseOf(CART)).toBe(2);
    expect(readdirSync(join(folder, 'mfe-cart-checkout'))).toEqual(['1', '2']);
  });

  it.each([
    ['the build fails', () => Promise.reject(new Error('webpack failed')), 'webpack failed'],
    ['the build does not fit the host', buildOf('one', '1.1.0'), ContractError],
  ])('leaves no trace when %s', async (_case, buildInto, problem) => {
    const before = contentOf(folder);
    await expect(releaseOf(CART, { buildInto })).rejects.toThrow(problem);
    expect(contentOf(folder)).toEqual(before);
  });

  it('refuses a route that a live remote has, or one that a share of visitors gets', async () => {
    const { host } = standIns();
    const reading = { ...host, metaData: { ...host.metaData, paths: ['/'] } };
    const bringing = (path: string) => ({ host: reading, buildInto: buildWithRoute(path) });
    await releaseOf(CATALOG, bringing('/outlet'));
    await releaseOf(CATALOG, { ...bringing('/sale'), share: 5 });
    const before = contentOf(folder);
    for (const path of ['/outlet', '/sale']) {
      await expect(releaseOf(CART, bringing(path))).rejects.toThrow(
        `its route ${path} would take addresses of mfe_catalog/Landing at ${path}.`,
      );
    }
    expect(contentOf(folder)).toEqual(before);
    expect(await releaseOf(CART, bringing('/gifts'))).toBe(2);
  });

  it('leaves no trace when it is ended', async () => {
    const before = contentOf(folder);
    const ending = new AbortController();
    const buildInto = async (app: App, folders: Folders): Promise<void> => {
      await buildOf('one')(app, folders);
      ending.abort(new Error('Ended by SIGINT.'));
    };
    const ended = releaseOf(CART, { buildInto, signal: ending.signal });
    await expect(ended).rejects.toThrow('Ended by SIGINT.');
    expect(contentOf(folder)).toEqual(before);
  });

  it('publishes without moving the pointer, and points later', async () => {
    const before = readPointer(folder);
    expect(await releaseOf(CART, { isOnlyPublished: true })).toBe(2);
    expect(readPointer(folder)).toEqual(before);
    await point(CART, 2, { store: folderStore(folder) });
    expect(readPointer(folder).remotes['mfe_cart_checkout']).toMatchObject({
      manifest: expect.stringMatching(/\/2\//),
      previous: { manifest: expect.stringMatching(/\/1\//) },
    });
    await expect(point(CART, 3, { store: folderStore(folder) })).rejects.toThrow(
      'There is no release 3 of mfe-cart-checkout',
    );
  });

  it('removes the files of a killed release', async () => {
    const left = join(folder, '.staging', `${hostname()}.${2 ** 30}.abcdef`);
    const running = join(folder, '.staging', `${hostname()}.${process.pid}.abcdef`);
    for (const staged of [left, running]) writeBuild(join(staged, 'build'), 'one');
    await releaseOf(CART);
    expect([existsSync(left), existsSync(running)]).toEqual([false, true]);
  });

  it('checks the budget of the landing page', async () => {
    const script = { app: 'host', file: 'main.js' };
    await releaseOf(CATALOG, { hostScripts: [{ ...script, bytes: 100_000 }] });
    const before = contentOf(folder);
    const heavy = releaseOf(CATALOG, { hostScripts: [{ ...script, bytes: 165_000 }] });
    await expect(heavy).rejects.toThrow(BudgetError);
    expect(contentOf(folder)).toEqual(before);
  });

  it('works in the order of the README: all remotes, then one, then a rollback', async () => {
    for (const app of remotes) await releaseOf(app);
    await releaseOf(CATALOG);
    await rollBack(CATALOG, { folder });
    expect(Object.keys(readPointer(folder).remotes).sort()).toEqual(
      remotes.map((app) => app.federationName).sort(),
    );
  });
});

describe('an address that is given', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.close();
  });

  it('has to serve the release before it is live', async () => {
    const url = await serve((path) => readFileSync(join(folder, 'mfe-cart-checkout', path)));
    await releaseOf(CART, { url });
    expect(readPointer(folder).remotes['mfe_cart_checkout']?.manifest).toBe(
      `${url}/2/mf-manifest.json`,
    );
  });

  it.each([
    [
      'another content',
      () => '{}',
      /is not the manifest of this build; nothing is live that was not before/,
    ],
    [
      'nothing',
      () => undefined,
      /\/2\/mf-manifest.json answered 404; nothing is live that was not before/,
    ],
  ])('may not serve %s', async (_case, answer, problem) => {
    const before = readPointer(folder);
    const url = await serve(answer);
    const wrong = releaseOf(CART, { url });
    await expect(wrong).rejects.toThrow(NotServedError);
    await expect(wrong).rejects.toThrow(problem);
    expect(readPointer(folder)).toEqual(before);
  });

  it('has to be there', async () => {
    const wrong = releaseOf(CART, { url: 'http://localhost:1' });
    await expect(wrong).rejects.toThrow(/^http:\/\/localhost:1\/2\/mf-manifest.json can't be read/);
  });

  it('is held to it by later releases too, unless it is of this machine', async () => {
    const pointer = join(folder, 'release.json');
    writeFileSync(pointer, contentOf(folder)['release.json'].replace('localhost', 'x.invalid'));
    await expect(releaseOf(CART)).rejects.toThrow(/x.invalid.*can't be read/);
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

function releaseOf(app: App, options: Partial<Parameters<typeof release>[1]> = {}) {
  return release(app, { ...standIns(), folder, ...options });
}

/** Stand-ins for builds of the host and of a remote, because units run before anything is built. */
function standIns() {
  return { host: hostOf('1.0.0'), hostScripts: [], buildInto: buildOf('one') };
}

function buildOf(name: string, contract = '1.0.0') {
  return async (_app: unknown, { files }: Folders): Promise<void> => {
    await Promise.resolve(writeBuild(files, name, contract));
  };
}

/** A build of a remote that brings the address of a page. */
function buildWithRoute(path: string) {
  return async ({ federationName }: App, { files }: Folders): Promise<void> => {
    await Promise.resolve(writeBuild(files, path));
    const file = join(files, 'mf-manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as { metaData: object };
    const routes = [{ path, page: 'Landing', shape: 'form' }];
    const metaData = { ...manifest.metaData, routes };
    writeFileSync(file, JSON.stringify({ ...manifest, name: federationName, metaData }));
  };
}

/** Every file below a folder with its content. */
function contentOf(root: string): Record<string, string> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => [file.slice(root.length + 1), readFileSync(file, 'utf8')]),
  );
}
