const autoprefixer = require('autoprefixer');
const defaultPreset = require('cssnano-preset-default');

/**
 * What makes style sheets small, after the prefixes that the `browserslist` of tooling/package.json asks for (docs/browsers.md).
 *
 * @param {object} options of cssnano
 */
module.exports = (options) => ({
  plugins: [[autoprefixer, {}], ...defaultPreset(options).plugins],
});
