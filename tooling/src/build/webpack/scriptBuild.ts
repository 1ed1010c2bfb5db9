import type { Configuration } from 'webpack';
import { minimize } from './minimize';
import { publishedTypescriptRule } from './typescriptRules';

/**
 * What the builds of the host's scripts outside its bundle have in common: the scripts that the HTML names, and the worker.
 *
 * @param directory the host's folder
 * @param tsconfig the file with the settings of their types
 */
export function scriptBuild(directory: string, tsconfig: string): Configuration {
  return {
    context: directory,
    mode: 'production',
    devtool: false,
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: [publishedTypescriptRule(tsconfig)] },
    optimization: minimize,
    performance: { hints: false },
    stats: 'errors-warnings',
    // No cache: the build takes only a second, and the worker's depends on each build of the host.
    cache: false,
  };
}
