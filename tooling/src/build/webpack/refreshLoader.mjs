import { transform } from '@swc/core';

/**
 * Compiles TypeScript for development, with what Fast Refresh needs to know of components and their hooks. TypeScript's own
 * compiler does it for production: its transformer for refresh overlooks the hooks of components within `observer`.
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
