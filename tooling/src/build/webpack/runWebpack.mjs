import webpack from 'webpack';

/**
 * Builds once.
 *
 * @param {import('webpack').Configuration} config
 * @returns {Promise<import('webpack').Stats>}
 * @throws {Error} when it can't be built
 */
export function runWebpack(config) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    if (!compiler) throw new Error('Webpack made no compiler.');
    compiler.run((error, stats) => {
      const failure =
        error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      // The cache on disk is written by then.
      compiler.close((closing) => {
        if (failure ?? closing) reject(failure ?? closing);
        else if (stats) resolve(stats);
      });
    });
  });
}
