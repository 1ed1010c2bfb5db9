import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { apps, workspaceRoot } from '../../workspace/apps';
import { expectedPages } from '../../build/contract/expectedPages';
import { newRemote, NewRemoteError, nextOffset, portsOf } from './newRemote';

const LISTS = [
  'tooling/src/workspace/apps.ts',
  'host/src/routes.ts',
  'host/src/remotes/pageId.ts',
  'host/tsconfig.json',
  'docs/product/routes.md',
  'docs/operations/nginx.conf',
];

const MODEL = apps.at(-1)?.folder ?? '';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'remote-'));
  const model = ['package.json', 'tsconfig.json', 'src/index.ts', 'src/index.html'];
  for (const file of [...LISTS, ...model.map((name) => `${MODEL}/${name}`)]) {
    cpSync(join(workspaceRoot, file), join(root, file), { recursive: true });
  }
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

it('creates a room whose page is in every list of the shop', () => {
  const files = newRemote('mfe-gift-cards', '/gifts', root);
  expect(files.every((file) => existsSync(join(root, file)))).toBe(true);
  expect(expectedPages(join(root, 'host/src/routes.ts'))).toMatchObject({
    mfe_gift_cards: ['GiftCards'],
  });
  expect(read('tooling/src/workspace/apps.ts')).toContain(
    `{ folder: 'mfe-gift-cards', role: 'remote', federationName: 'mfe_gift_cards', portOffset: ${apps.length} },`,
  );
  expect(read('host/src/remotes/pageId.ts')).toContain("import('mfe_gift_cards/GiftCards')");
  expect(read('host/tsconfig.json')).toContain(
    '"mfe_gift_cards/*": ["../mfe-gift-cards/src/expose/*"]',
  );
  expect(JSON.parse(read('mfe-gift-cards/package.json'))).toMatchObject({ name: 'mfe-gift-cards' });
  expect(read('mfe-gift-cards/src/expose/GiftCards.tsx')).toContain(
    '<h1 tabIndex={-1}>Gift Cards</h1>',
  );
  const nginx = read('docs/operations/nginx.conf');
  expect(nginx).toContain('root releases/mfe-gift-cards;');
  expect(nginx).toContain(`${MODEL}-webpack mfe-gift-cards-webpack `);
  for (const file of files.filter((name) => name.startsWith('mfe-')))
    expect(read(file)).not.toMatch(/undefined|\[object/);
});

it.each([
  ['blog', '/blog', 'is not a valid name'],
  ['mfe-Blog', '/blog', 'is not a valid name'],
  ['mfe-gift-cards', 'blog', 'is not a valid path'],
  ['mfe-gift-cards', '/blog/:id', 'is not a valid path'],
  ['mfe-gift-cards', '/cart', '/cart already has a page'],
  ['mfe-gift-cards', '/product/abc', '/product/abc already has a page: /product/:section'],
  ['mfe-gift-cards', '/media', 'cannot be a page'],
  ['mfe-gift-cards', '/assets/gifts', 'cannot be a page'],
  ['mfe-gift-cards', '/404', 'cannot be a page'],
  ['mfe-gift-cards', '/offline', 'cannot be a page'],
  [MODEL, '/blog', 'already exists'],
])('refuses %s at %s and writes nothing', (folder, path, message) => {
  const before = LISTS.map(read);
  expect(() => newRemote(folder, path, root)).toThrow(NewRemoteError);
  expect(() => newRemote(folder, path, root)).toThrow(message);
  expect(LISTS.map(read)).toEqual(before);
  expect(existsSync(join(root, 'mfe-gift-cards'))).toBe(false);
});

it('skips the workshops’ ports, and supports more than ten', () => {
  expect([3, 6, 7, 8, 9, 10].map(nextOffset)).toEqual([4, 7, 10, 10, 10, 11]);
  expect(portsOf(10)).toEqual({ origin: 'http://localhost:3010', listen: 'listen 3010;' });
});

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
