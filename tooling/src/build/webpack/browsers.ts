import { fileURLToPath } from 'node:url';

/**
 * The served browsers (docs/browsers.md): those of `browserslist` in the `package.json` of this package, wherever what is built
 * lies. Webpack, autoprefixer and the minifier of the style sheets read the variable, in programs that they start too.
 */
process.env.BROWSERSLIST_CONFIG ??= fileURLToPath(
  new URL('../../../package.json', import.meta.url),
);
