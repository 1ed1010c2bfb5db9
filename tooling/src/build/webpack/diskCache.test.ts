import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Configuration } from 'webpack';
import { apps, workspaceRoot } from '../../workspace/apps';
import { TOOLS } from '../stale';
import { diskCache } from './diskCache';

const CONFIGURATIONS = [
  ...apps.map(({ folder }) => join(folder, 'webpack.config.mjs')),
  'shared-ui/webpack.config.mjs',
];

/** Jest cannot load the webpack configurations. */
const SCRIPT = `
  const caches = [];
  for (const file of process.argv.slice(1)) {
    const { default: configure } = await import(file);
    for (const mode of ['production', 'development']) {
      for (const { cache } of [configure({}, { mode })].flat()) {
        // The service worker's build and the workshop's production build have none.
        if (cache) caches.push([file, cache]);
      }
    }
  }
  console.log(JSON.stringify(caches));
`;

describe('the caches on disk', () => {
  it('are used by every build that is repeated', () => {
    const files = CONFIGURATIONS.map((file) => join(workspaceRoot, file));
    const args = ['--input-type=module', '--eval', SCRIPT, ...files];
    const caches = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as [
      string,
      Configuration['cache'],
    ][];
    // Two modes of each app, each app's build for Node, and the development build of the workshop.
    expect(caches).toHaveLength(3 * apps.length + 1);
    for (const [file, cache] of caches) {
      expect(cache).toMatchObject({
        type: 'filesystem',
        // The first edits after a start do not wait for the write.
        idleTimeoutForInitialStore: 30_000,
        idleTimeoutAfterLargeChanges: 30_000,
      });
      expect(cache).toHaveProperty('version', diskCache(join(file, '..'), '').version);
    }
  });

  it.each(['package.json', 'pnpm-lock.yaml', 'tsconfig.json', 'webpack.config.mjs'])(
    'are invalid after a change of %s',
    (file) => {
      const room = mkdtempSync(join(tmpdir(), 'room-'));
      const versions = ['', '{}', '{"a":1}'].map((text) => {
        if (text !== '') writeFileSync(join(room, file), text);
        return diskCache(room, '').version;
      });
      rmSync(room, { recursive: true });
      expect(new Set(versions).size).toBe(3);
    },
  );

  it('are invalid after a change of the preset, of a compiler setting or of an installed package', () => {
    expect(TOOLS.map((path) => relative(workspaceRoot, path))).toEqual(
      expect.arrayContaining(['pnpm-lock.yaml', 'tooling/src/build', 'tooling/tsconfig.base.json']),
    );
    for (const path of TOOLS) expect(existsSync(path)).toBe(true);
  });
});
