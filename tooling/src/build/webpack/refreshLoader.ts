import { transform } from '@swc/core';
import type { LoaderContext } from 'webpack';

/**
 * Compiles TypeScript for development, with the registrations of components and hooks that Fast Refresh needs.
 * Production uses TypeScript's own compiler; its transformer for Fast Refresh misses the hooks of components within
 * `observer`.
 */
export default function refreshLoader(this: LoaderContext<object>, source: string): void {
  const done = this.async();
  transform(source, {
    filename: this.resourcePath,
    configFile: false,
    swcrc: false,
    sourceMaps: this.sourceMap ?? false,
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
