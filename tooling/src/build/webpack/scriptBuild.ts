import type { Configuration } from 'webpack';
import { common } from './common';
import { minimize } from './minimize';
import { publishedTypescriptRule } from './typescriptRules';

/**
 * What the builds of the host's scripts outside its bundle have in common: the scripts that the HTML names, and the worker.
 *
 * @param directory the host's folder
 */
export function scriptBuild(directory: string): Configuration {
  return {
    ...common,
    context: directory,
    mode: 'production',
    devtool: false,
    module: { rules: [publishedTypescriptRule] },
    optimization: minimize,
    // No cache: the build takes only a second, and the worker's depends on each build of the host.
    cache: false,
  };
}
