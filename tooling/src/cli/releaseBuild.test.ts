/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { remoteByFolder, workspaceRoot } from '../apps.mjs';
import { buildRelease } from './build.mjs';

// Like the catalogue's own configuration: two builds, and each clears its output folder.
const CONFIG = `
  const build = (name, entry) => ({
    name, entry: { [entry]: './index.js' }, output: { clean: true }, stats: 'errors-only',
  });
  export default [build('mfe_catalog', 'container'), build('mfe_catalog-first-screen', 'firstScreen')];
`;

it('a release builds the browser configuration alone into its folder', async () => {
  const room = mkdtempSync(join(tmpdir(), 'room-'));
  writeFileSync(join(room, 'webpack.config.mjs'), CONFIG);
  writeFileSync(join(room, 'index.js'), 'globalThis.hasRun = true;');
  mkdirSync(join(room, 'target'));
  try {
    await buildRelease(remoteByFolder('mfe-catalog'), join(room, 'target'), {
      options: ['--config', join(room, 'webpack.config.mjs'), '--context', room],
    });
    expect(readdirSync(join(room, 'target'))).toEqual(['container.js']);
  } finally {
    rmSync(room, { recursive: true });
  }
}, 30_000);

it('names a configuration that the catalogue has', async () => {
  const { default: configure } = (await import(
    join(workspaceRoot, 'mfe-catalog/webpack.config.mjs')
  )) as { default: (env: object, argv: object) => { name: string }[] };
  const names = configure({}, { mode: 'production' }).map(({ name }) => name);
  expect(names).toContain(remoteByFolder('mfe-catalog').federationName);
});
