import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { appFolder, apps, remoteByFolder, workspaceRoot } from '../workspace/apps';
import { federatedApp } from './webpack/federatedApp';
import { buildApp } from './build';
import { temporaryFolder } from '../testing/temporaryFolder';

const CONFIG = `
  export default { devtool: 'hidden-source-map', entry: { container: './index.js' }, stats: 'errors-only' };
`;

it('a build keeps source maps apart, and nothing of the previous build for Node', async () => {
  const directory = temporaryFolder();
  const at = (name: string): string => join(directory, name);
  symlinkSync(join(workspaceRoot, 'mfe-catalog/node_modules'), at('node_modules'));
  writeFileSync(at('webpack.config.mjs'), CONFIG);
  writeFileSync(at('index.js'), 'globalThis.hasRun = true;');
  mkdirSync(at('dist-pages'));
  await buildApp({ ...remoteByFolder('mfe-catalog'), directory });
  expect(readdirSync(at('dist'))).toEqual(['container.js']);
  expect(readdirSync(at('dist-maps'))).toEqual(['container.js.map']);
  expect(existsSync(at('dist-pages'))).toBe(false);
});

const CATALOG = { directory: join(workspaceRoot, 'mfe-catalog'), shared: [] };

it('a remote has these configurations', () => {
  const configure = federatedApp({ ...CATALOG, name: 'mfe_catalog' });
  const names = configure({}, { mode: 'production' }).map(({ name }) => name);
  expect(names).toEqual(['mfe_catalog', 'mfe_catalog-pages']);
});

it('a container has the name by which the release pointer knows the app', () => {
  expect(() => federatedApp({ ...CATALOG, name: 'catalog' })).toThrow(
    /mfe-catalog is named catalog; by its package\.json it is mfe_catalog\./,
  );
});

it('all apps share the same packages', async () => {
  const texts = await Promise.all(
    apps.map((app) => readFile(join(appFolder(app), 'webpack.config.mjs'), 'utf8')),
  );
  const lists = texts.map((text) => /shared: \[([^\]]+)\]/.exec(text)?.[1]?.match(/'[^']+'/g));
  expect(lists[0]).toContain("'mobx'");
  expect(new Set(lists.map(String)).size).toBe(1);
});
