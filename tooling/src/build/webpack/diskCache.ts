import type { FileCacheOptions } from 'webpack';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The preset's folder: webpack reads a path with a trailing slash as the folder with all its files. */
const PRESET = fileURLToPath(new URL('./', import.meta.url));

/** The base of every room's TypeScript configuration. */
const TYPESCRIPT = fileURLToPath(new URL('../../../tsconfig.base.json', import.meta.url));

/**
 * The time without edits after which a development server writes its cache, in milliseconds; it also writes on exit.
 * With webpack's default of a second, the first edits after a start would wait for the write, which takes several
 * seconds of processor time.
 */
const LONG_PAUSE = 30_000;

/**
 * Webpack's cache on disk. It is invalidated by changes of the preset, the room's configuration with its imports, or
 * the compiler's settings.
 *
 * @param directory the room's folder
 * @param name the name of the build
 */
export function diskCache(
  directory: string,
  name: string,
  { isReadonly = false }: { isReadonly?: boolean } = {},
): FileCacheOptions {
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
