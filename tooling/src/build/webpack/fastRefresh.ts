import type { RuleSetRule, WebpackPluginInstance } from 'webpack';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import { typescriptRules } from './typescriptRules';

const require = createRequire(import.meta.url);

/**
 * In development an edited component is replaced on the page and keeps its state. All builds on a page share the host's
 * refresh runtime, which starts first, as they share its React DOM (refreshRuntimeLoader.ts).
 *
 * @param directory the room's folder
 */
export function fastRefresh(directory: string): WebpackPluginInstance[] {
  const reload = pathOf('reloadAfterFailedUpdate.ts');
  return [
    // In every entry of the build.
    new webpack.EntryPlugin(directory, reload, {}),
    // The development server has its own overlay.
    new ReactRefreshPlugin({
      library: 'weft',
      overlay: { entry: false, module: reload, sockIntegration: false },
    }),
    new webpack.NormalModuleReplacementPlugin(
      /^react\/jsx-dev-runtime$/,
      pathOf('jsxDevRuntime.ts'),
    ),
  ];
}

/**
 * The TypeScript rules of development builds, which {@link fastRefresh} needs to replace components.
 *
 * @param owner the app of the build
 */
export function refreshRules(owner: string): RuleSetRule[] {
  return [
    ...typescriptRules(),
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
