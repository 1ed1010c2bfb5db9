import { fileURLToPath } from 'node:url';

/**
 * The supported browsers (docs/browsers.md), from `browserslist` in this package's `package.json`, wherever the built app is.
 * Webpack, autoprefixer and the CSS minifier read the variable, also in their child processes.
 */
process.env.BROWSERSLIST_CONFIG ??= fileURLToPath(
  new URL('../../../package.json', import.meta.url),
);
