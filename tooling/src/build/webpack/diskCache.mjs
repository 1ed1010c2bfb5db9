import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The preset: webpack reads a path that ends with a slash as the folder with all its files. */
const PRESET = fileURLToPath(new URL('./', import.meta.url));

/** What every room's configuration of TypeScript begins with. */
const TYPESCRIPT = fileURLToPath(new URL('../../../tsconfig.base.json', import.meta.url));

/**
 * A development server writes its cache when nobody has edited for so long, in milliseconds, or when it ends. Webpack's own
 * second would have the first edits after a start wait for it: the first time it takes several seconds of the processor.
 */
const LONG_PAUSE = 30_000;

/**
 * Webpack's cache on disk. It is void once the preset, the room's configuration (and what that imports) or the compiler's
 * settings have changed.
 *
 * @param {string} directory the room's folder
 * @param {string} name of the build
 * @param {{ isReadonly?: boolean }} [options]
 * @returns {import('webpack').FileCacheOptions}
 */
export function diskCache(directory, name, { isReadonly = false } = {}) {
  const files = [
    join(directory, 'webpack.config.mjs'),
    join(directory, 'webpack.workshop.mjs'),
    join(directory, 'tsconfig.json'),
    TYPESCRIPT,
  ];
  return {
    type: 'filesystem',
    name,
    readonly: isReadonly,
    idleTimeoutForInitialStore: LONG_PAUSE,
    idleTimeoutAfterLargeChanges: LONG_PAUSE,
    buildDependencies: { preset: [PRESET], room: files.filter((file) => existsSync(file)) },
  };
}
