import type { Configuration } from 'webpack';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PAGES_FOLDER, RENDERER_FILE } from '../pages/fileNames';
import { common } from './common';
import { publishedTypescriptRule } from './sourceRules';

const PROGRAM = fileURLToPath(new URL('../pages/renderer.ts', import.meta.url));

/**
 * The program that writes pages, in one JavaScript file beside the host's build for Node: a part of the host's release.
 *
 * @param directory the host's folder
 */
export function rendererBuild(directory: string): Configuration {
  return {
    ...common,
    name: 'host-renderer',
    context: directory,
    mode: 'none',
    target: 'node20',
    entry: PROGRAM,
    output: { path: join(directory, PAGES_FOLDER), filename: RENDERER_FILE },
    module: {
      // The Node builds that it runs require Node's own modules.
      parser: { javascript: { createRequire: false } },
      rules: [publishedTypescriptRule],
    },
  };
}
