import type { FileCacheOptions } from 'webpack';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesHash, TOOLS } from '../stale';

/**
 * The time without edits after which a development server writes its cache, in milliseconds; it also writes on exit.
 * With webpack's default of a second, the first edits after a start would wait for the write, which takes several
 * seconds of processor time.
 */
const LONG_PAUSE = 30_000;

/**
 * Webpack's cache on disk. It is invalidated by changes of the tools, the lock file or the room's configuration.
 *
 * @param directory the room's folder
 * @param name the name of the build
 */
export function diskCache(directory: string, name: string): FileCacheOptions {
  // A remote in its own repository has its own lock file.
  const room = ['package.json', 'pnpm-lock.yaml', 'webpack.config.mjs'];
  return {
    type: 'filesystem',
    name,
    idleTimeoutForInitialStore: LONG_PAUSE,
    idleTimeoutAfterLargeChanges: LONG_PAUSE,
    // Webpack's own way, `buildDependencies`, resolves all files of webpack and of the preset in each build, which takes
    // a quarter of a first build's processor time.
    version: sourcesHash([...TOOLS, ...room.map((file) => join(directory, file))]),
    buildDependencies: { defaultWebpack: [] },
  };
}

/**
 * The same for a production build. A room's first build writes none: that takes a quarter of its processor time, and most clones build
 * only once.
 */
export function rebuildCache(directory: string, name: string): FileCacheOptions | false {
  return existsSync(join(directory, 'dist')) && diskCache(directory, name);
}
