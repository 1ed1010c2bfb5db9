import webpack, { type Configuration } from 'webpack';

/**
 * Builds once.
 *
 * @throws {Error} if the build fails
 */
export function runWebpack(config: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}
