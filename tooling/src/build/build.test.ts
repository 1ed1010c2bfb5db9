import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { appFolder, apps, remoteByFolder, workspaceRoot } from '../workspace/apps';
import { federatedApp } from './webpack/federatedApp';
import { buildInto } from '../release/publish/buildApps';
import { hashesOf } from '../release/store/notes';
import { isStale, planOf } from './stale';
import { temporaryFolder } from '../testing/temporaryFolder';
import { writeFiles } from '../testing/writeFiles';

const CONFIG = `
  export default ['dist', 'dist-pages'].map((folder) => ({
    devtool: 'hidden-source-map', entry: { container: './index.js' }, stats: 'errors-only',
    output: { path: import.meta.dirname + '/' + folder },
  }));
`;

it('a build of a release is up to date and copied whole, keeps source maps apart, and nothing of the previous build for Node', async () => {
  const directory = temporaryFolder();
  const at = (name: string): string => join(directory, name);
  // Its own, because the note of the build is also kept there.
  mkdirSync(at('node_modules'));
  const webpack = 'node_modules/webpack';
  symlinkSync(join(workspaceRoot, 'mfe-catalog', webpack), at(webpack));
  writeFiles(directory, {
    'webpack.config.mjs': CONFIG,
    'index.js': 'globalThis.hasRun = true;',
    'dist/mf-manifest.json': '{}',
    'dist-pages/old.js': '',
  });
  const app = { ...remoteByFolder('mfe-catalog'), directory };
  await buildInto(app, at('staging'), {});
  expect(isStale(planOf(app))).toBe(false);
  expect(readdirSync(at('dist'))).toEqual(['container.js', 'mf-manifest.json']);
  expect(readdirSync(at('dist-maps'))).toEqual(['container.js.map']);
  expect(existsSync(at('dist-pages/old.js'))).toBe(false);
  for (const [part, built] of Object.entries({
    files: 'dist',
    pages: 'dist-pages',
    maps: 'dist-maps',
  }))
    expect(hashesOf(at(`staging/${part}`))).toEqual(hashesOf(at(built)));
});

const CATALOG = { directory: join(workspaceRoot, 'mfe-catalog'), shared: [] };

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
