import { promisify } from 'node:util';
import webpack, { type Configuration, type Stats } from 'webpack';

/**
 * Builds once.
 *
 * @throws {Error} if the build fails
 */
export async function runWebpack(config: Configuration): Promise<void> {
  const stats = await promisify<Configuration, Stats | undefined>(webpack)(config);
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
}
