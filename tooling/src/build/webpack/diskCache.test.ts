/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { apps, workspaceRoot } from '../../workspace/apps';

const CONFIGURATIONS = [
  ...apps.map(({ folder }) => join(folder, 'webpack.config.mjs')),
  'shared-ui/webpack.config.mjs',
  'mfe-catalog/webpack.workshop.mjs',
];

/** Jest cannot load the webpack configurations. */
const SCRIPT = `
  const caches = [];
  for (const file of process.argv.slice(1)) {
    const { default: configure } = await import(file);
    for (const mode of ['production', 'development']) {
      for (const { cache } of [configure({}, { mode })].flat()) {
        // The service worker's build has none.
        if (cache) caches.push([file, cache]);
      }
    }
  }
  console.log(JSON.stringify(caches));
`;

describe('the caches on disk', () => {
  it('depend on every file of the preset and on the configuration', () => {
    const files = CONFIGURATIONS.map((file) => join(workspaceRoot, file));
    const args = ['--input-type=module', '--eval', SCRIPT, ...files];
    const caches = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as [
      string,
      Configuration['cache'],
    ][];
    // Two modes of each app, and each app's build for Node.
    expect(caches).toHaveLength(2 * CONFIGURATIONS.length + apps.length);
    for (const [file, cache] of caches) {
      expect(cache).toMatchObject({
        type: 'filesystem',
        // The first edits after a start do not wait for the write.
        idleTimeoutForInitialStore: 30_000,
        idleTimeoutAfterLargeChanges: 30_000,
        buildDependencies: {
          preset: [join(workspaceRoot, 'tooling/src/build/webpack/')],
          room: expect.arrayContaining([file]),
        },
      });
    }
  });
});
