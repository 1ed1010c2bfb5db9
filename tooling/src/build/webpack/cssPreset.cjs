const autoprefixer = require('autoprefixer');
const defaultPreset = require('cssnano-preset-default');

/**
 * Minifies style sheets, after adding prefixes for the `browserslist` of tooling/package.json (docs/browsers.md).
 *
 * @param {object} options of cssnano
 */
module.exports = (options) => ({
  plugins: [[autoprefixer, {}], ...defaultPreset(options).plugins],
});
