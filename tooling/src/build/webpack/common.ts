import type { Configuration } from 'webpack';

/** The settings of every build. Sizes are checked by the budget. */
export const common: Configuration = {
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  performance: { hints: false },
  stats: 'errors-warnings',
};
