import type { Configuration, Stats } from 'webpack';
import webpack from 'webpack';

/**
 * Builds once.
 *
 * @throws {Error} if the build fails
 */
export function runWebpack(config: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    if (!compiler) throw new Error('Webpack made no compiler.');
    compiler.run((error, stats) => {
      const failure =
        error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      // The disk cache is written at this point.
      compiler.close((closing) => {
        const problem = failure ?? closing;
        if (problem) reject(problem);
        else if (stats) resolve(stats);
      });
    });
  });
}
