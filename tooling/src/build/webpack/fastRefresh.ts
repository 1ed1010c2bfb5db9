import type { RuleSetRule } from 'webpack';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import { INSTALLED } from './installed';

const require = createRequire(import.meta.url);

/**
 * In development an edited component is replaced on the page and keeps its state. All builds on a page share one refresh
 * runtime, as they share one React DOM: the host's, which starts first (refreshRuntimeLoader.ts).
 */
export function fastRefresh(): (ReactRefreshPlugin | webpack.NormalModuleReplacementPlugin)[] {
  return [
    // The development server has an overlay of its own.
    new ReactRefreshPlugin({ library: 'weft', overlay: false }),
    new webpack.NormalModuleReplacementPlugin(
      /^react\/jsx-dev-runtime$/,
      pathOf('jsxDevRuntime.ts'),
    ),
  ];
}

/**
 * How development builds read TypeScript, so that {@link fastRefresh} can replace its components.
 *
 * @param owner whose build it is
 */
export function refreshRules(owner: string): RuleSetRule[] {
  return [
    { test: /\.tsx?$/, exclude: INSTALLED, loader: pathOf('refreshLoader.ts') },
    {
      test: require.resolve('react-refresh/runtime'),
      loader: pathOf('refreshRuntimeLoader.ts'),
      options: { owner },
    },
  ];
}

/** @param file beside this one */
function pathOf(file: string) {
  return fileURLToPath(new URL(file, import.meta.url));
}
