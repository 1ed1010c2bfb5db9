import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { remoteByFolder, workspaceRoot } from '../workspace/apps';
import { federatedApp } from './webpack/federatedApp';
import { buildRelease } from './build';

// Like the catalogue's configuration: two builds that clear their output folders.
const CONFIG = `
  const build = (name, entry) => ({
    devtool: name.endsWith('pages') ? false : 'hidden-source-map', name, entry: { [entry]: './index.js' }, output: { clean: true }, stats: 'errors-only',
  });
  export default [build('mfe_catalog', 'container'), build('mfe_catalog-pages', 'pages')];
`;

it('a release builds each configuration into a separate folder, and keeps source maps apart', async () => {
  const room = mkdtempSync(join(tmpdir(), 'room-'));
  writeFileSync(join(room, 'webpack.config.mjs'), CONFIG);
  writeFileSync(join(room, 'index.js'), 'globalThis.hasRun = true;');
  try {
    const folders = {
      files: join(room, 'files'),
      pages: join(room, 'pages'),
      maps: join(room, 'maps'),
    };
    await buildRelease(remoteByFolder('mfe-catalog'), folders, {
      options: ['--config', join(room, 'webpack.config.mjs'), '--context', room],
    });
    expect(readdirSync(folders.files)).toEqual(['container.js']);
    expect(readdirSync(folders.pages)).toEqual(['pages.js']);
    expect(readdirSync(folders.maps)).toEqual(['container.js.map']);
  } finally {
    rmSync(room, { recursive: true });
  }
});

it('a remote has these configurations', () => {
  const configure = federatedApp({
    directory: join(workspaceRoot, 'mfe-catalog'),
  });
  const names = configure({}, { mode: 'production' }).map(({ name }) => name);
  expect(names).toEqual(['mfe_catalog', 'mfe_catalog-pages']);
});
