import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from '@jest/globals';
import { MANIFEST } from 'remote-loader/formats';
import { apps, workspaceRoot } from '../../workspace/apps';
import { temporaryFolder } from '../../testing/temporaryFolder';
import { newRemote } from './newRemote';

const MODEL = apps.at(-1)?.folder ?? '';

let root: string;

beforeEach(() => {
  root = temporaryFolder();
  const filter = (path: string) => !/\/(?:node_modules|dist[^/]*)$/.test(path);
  cpSync(join(workspaceRoot, MODEL), join(root, MODEL), { recursive: true, filter });
  mkdirSync(join(root, 'host/dist'), { recursive: true });
  const paths = ['/cart'];
  writeFileSync(join(root, 'host/dist', MANIFEST), JSON.stringify({ metaData: { paths } }));
});

it('creates a room that declares the route of its page, and changes no other file', () => {
  const before = readdirSync(root);
  const files = newRemote('mfe-gift-cards', '/gifts', root);
  expect(readdirSync(root).sort()).toEqual([...before, 'mfe-gift-cards'].sort());
  expect(JSON.parse(read('mfe-gift-cards/package.json'))).toMatchObject({
    name: 'mfe-gift-cards',
    config: { portOffset: apps.length },
  });
  const configuration = read('mfe-gift-cards/webpack.config.mjs');
  expect(configuration).toContain('routes: [{"path":"/gifts","page":"GiftCards","shape":"form"}]');
  expect(configuration).toContain("'mobx-react-lite',");
  expect(read('mfe-gift-cards/src/expose/GiftCards.tsx')).toContain(
    '<h1 tabIndex={-1}>Gift Cards</h1>',
  );
  for (const file of files) expect(read(file)).not.toMatch(/undefined|\[object|account/);
});

it.each([
  ['blog', '/blog', 'is not a valid name'],
  ['mfe-Blog', '/blog', 'is not a valid name'],
  ['mfe-gift-cards', 'blog', 'is not a path'],
  ['mfe-gift-cards', '/blog/:id', 'is not the address of one page'],
  ['mfe-gift-cards', '/cart', "would take addresses of the host's own /cart"],
  [MODEL, '/blog', 'already exists'],
])('refuses %s at %s and writes nothing', (folder, path, message) => {
  expect(() => newRemote(folder, path, root)).toThrow(message);
  expect(existsSync(join(root, 'mfe-gift-cards'))).toBe(false);
});

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
