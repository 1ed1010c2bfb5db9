import { readdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { appFolder, apps, remoteByFolder, workspaceRoot } from '../workspace/apps';
import { federatedApp } from './webpack/federatedApp';
import { buildRelease } from './build';
import { temporaryFolder } from '../testing/temporaryFolder';

// Like the catalogue's configuration: two builds that clear their output folders.
const CONFIG = `
  const build = (name, entry) => ({
    devtool: name.endsWith('pages') ? false : 'hidden-source-map', name, entry: { [entry]: './index.js' }, output: { clean: true }, stats: 'errors-only',
  });
  export default [build('mfe_catalog', 'container'), build('mfe_catalog-pages', 'pages')];
`;

it('a release builds each configuration into a separate folder, and keeps source maps apart', async () => {
  const room = temporaryFolder();
  const at = (name: string): string => join(room, name);
  writeFileSync(at('webpack.config.mjs'), CONFIG);
  writeFileSync(at('index.js'), 'globalThis.hasRun = true;');
  const folders = { files: at('files'), pages: at('pages'), maps: at('maps') };
  await buildRelease(remoteByFolder('mfe-catalog'), folders, {
    options: ['--config', at('webpack.config.mjs'), '--context', room],
  });
  expect(readdirSync(folders.files)).toEqual(['container.js']);
  expect(readdirSync(folders.pages)).toEqual(['pages.js']);
  expect(readdirSync(folders.maps)).toEqual(['container.js.map']);
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
