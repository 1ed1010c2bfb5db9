import { transform } from '@swc/core';

/**
 * Compiles TypeScript for development, with the registrations of components and hooks that Fast Refresh needs.
 * Production uses TypeScript's own compiler; its transformer for Fast Refresh misses the hooks of components within
 * `observer`.
 *
 * @this {import('webpack').LoaderContext<{}>}
 * @param {string} source
 */
export default function refreshLoader(source) {
  const done = this.async();
  transform(source, {
    filename: this.resourcePath,
    configFile: false,
    swcrc: false,
    sourceMaps: this.sourceMap,
    jsc: {
      parser: { syntax: 'typescript', tsx: this.resourcePath.endsWith('x') },
      target: 'es2022',
      transform: {
        verbatimModuleSyntax: true,
        react: { runtime: 'automatic', development: true, refresh: true },
      },
    },
  }).then(({ code, map }) => done(null, code, map), done);
}
