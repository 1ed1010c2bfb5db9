import webpack from 'webpack';

const DEVELOPMENT = /(?<=[\\/]react-router[\\/]dist[\\/])development\b/;

/** What webpack knows of a resolved module's place. */
const PLACES = /** @type {const} */ (['resource', 'request', 'userRequest', 'context']);

/**
 * React Router's build for production. Its package exports the one for development alone, which also checks and warns at
 * every navigation.
 *
 * @returns {import('webpack').WebpackPluginInstance}
 */
export function productionRouter() {
  return new webpack.NormalModuleReplacementPlugin(DEVELOPMENT, ({ createData = {} }) => {
    for (const place of PLACES)
      createData[place] = createData[place]?.replace(DEVELOPMENT, 'production');
  });
}
