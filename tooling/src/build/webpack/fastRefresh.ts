import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type ExternalItemFunctionData, type WebpackPluginInstance } from 'webpack';

const require = createRequire(import.meta.url);

/** How modules name the package with the runtime. */
const RUNTIME: readonly unknown[] = ['react-refresh/runtime', require.resolve('react-refresh')];

/**
 * In development an edited component is replaced on the page and keeps its state. All builds on a page share the host's
 * refresh runtime, which starts first, as they share its React DOM.
 *
 * @param directory the room's folder
 * @param owner the app of the build
 */
export function fastRefresh(directory: string, owner: string): WebpackPluginInstance[] {
  const runtime = pathOf('refreshRuntime.ts');
  const reload = pathOf('reloadAfterFailedUpdate.ts');
  const isShared = ({ request, contextInfo }: ExternalItemFunctionData): boolean =>
    RUNTIME.includes(request) && contextInfo?.issuer !== runtime;
  return [
    // In every entry of the build.
    ...[runtime, reload].map((file) => new webpack.EntryPlugin(directory, file, {})),
    new webpack.ExternalsPlugin('var', (item, callback) => {
      callback(null, isShared(item) ? `refreshOf(${JSON.stringify(owner)})` : undefined);
    }),
    // The development server has its own overlay.
    new ReactRefreshPlugin({
      library: 'weft',
      exclude: [/node_modules/, runtime],
      overlay: { entry: false, module: reload, sockIntegration: false },
    }),
  ];
}

function pathOf(file: string) {
  return fileURLToPath(new URL(file, import.meta.url));
}
