/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { remoteByFolder } from '../../apps.mjs';
import { readPointer } from '../../release/pointerFile.mjs';
import { publish } from '../../release/releases.mjs';
import { buildOf, SOURCE } from '../../release/testBuild';
import { s3Store } from '../../release/store/s3Store.mjs';
import { CREDENTIALS, startS3Server, type S3Server } from '../../release/store/s3Server';
import type { Store } from '../../release/store/store.mjs';
import { writeStorePages } from './storePages.mjs';

const CATALOG = remoteByFolder('mfe-catalog');
const environment = { ...process.env };

let server: S3Server;
let store: Store;
let workplace: string;

beforeEach(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  Object.assign(process.env, CREDENTIALS);
  workplace = mkdtempSync(join(tmpdir(), 'pages-'));
  server = await startS3Server();
  store = s3Store('s3://shop', { endpoint: server.endpoint });
});

afterEach(async () => {
  process.env = { ...environment };
  rmSync(workplace, { recursive: true });
  await server.close();
});

it('writes pages from the releases of a store, and uploads them', async () => {
  await release('one');
  const folders: string[] = [];
  const told = await writeStorePages(store, (folder) => {
    folders.push(...filesBelow(folder));
    write(folder, 'html/index.html', '<!doctype html>');
    write(folder, 'html/assets/page.0123456789ab.css', '');
    return 'Wrote 1 page.';
  });
  expect(told).toBe('Wrote 1 page.');
  expect(folders.sort()).toEqual([
    'builds/mfe-catalog/1/pages.cjs',
    'mfe-catalog/1/assets/z.css',
    'mfe-catalog/1/mf-manifest.json',
    'release.json',
  ]);
  expect(server.objects.get('html/index.html')?.headers).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  });
  expect(server.objects.get('html/assets/page.0123456789ab.css')?.headers['cache-control']).toMatch(
    /immutable/,
  );
});

it('writes them again when the pointer has moved meanwhile', async () => {
  await release('one');
  const next = prepare('two');
  let last = '';
  let moving: Promise<unknown> = Promise.resolve();
  const original = store.replaceFolder;
  store.replaceFolder = async (prefix, folder) => {
    await moving;
    await original(prefix, folder);
  };
  await writeStorePages(store, (folder) => {
    last = readPointer(folder).remotes['mfe_catalog']?.manifest ?? '';
    if (last.includes('/1/')) moving = next();
    write(folder, 'html/index.html', last);
    return '';
  });
  expect(last).toContain('/2/');
  expect(String(server.objects.get('html/index.html')?.bytes)).toBe(last);
});

it('uploads nothing if no pages could be written', async () => {
  await release('one');
  expect(await writeStorePages(store, () => 'The host is not built.')).toBe(
    'The host is not built.',
  );
  expect([...server.objects.keys()].filter((key) => key.startsWith('html/'))).toEqual([]);
});

async function release(name: string): Promise<void> {
  await prepare(name)();
}

function prepare(name: string): () => Promise<unknown> {
  const build = buildOf(workplace, name);
  const pages = mkdtempSync(join(workplace, 'node-'));
  writeFileSync(join(pages, 'pages.cjs'), name);
  const options = { build, pages, store, url: 'https://x.example', source: SOURCE };
  return () => publish(CATALOG, options);
}

function write(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
