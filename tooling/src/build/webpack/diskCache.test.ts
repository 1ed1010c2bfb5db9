import { describe, expect, it } from '@jest/globals';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { workspaceRoot } from '../../workspace/apps';
import { TOOLS } from '../stale';
import { diskCache, rebuildCache } from './diskCache';
import { temporaryFolder } from '../../testing/temporaryFolder';

describe('the caches on disk', () => {
  it('are written by every build but the first production build', () => {
    const room = temporaryFolder();
    expect(rebuildCache(room, 'a')).toBe(false);
    mkdirSync(join(room, 'dist'));
    expect(rebuildCache(room, 'a')).toEqual(diskCache(room, 'a'));
  });

  it.each(['package.json', 'pnpm-lock.yaml', 'webpack.config.mjs'])(
    'are invalid after a change of %s',
    (file) => {
      const room = temporaryFolder();
      const versions = ['', '{}', '{"a":1}'].map((text) => {
        if (text !== '') writeFileSync(join(room, file), text);
        return diskCache(room, '').version;
      });
      expect(new Set(versions).size).toBe(3);
    },
  );

  it('are invalid after a change of the preset or of an installed package', () => {
    expect(TOOLS.map((path) => relative(workspaceRoot, path))).toEqual(
      expect.arrayContaining(['pnpm-lock.yaml', 'tooling/src/build']),
    );
    for (const path of TOOLS) expect(existsSync(path)).toBe(true);
  });
});
