import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import federation from '@module-federation/enhanced/webpack';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { appByFolder, hostPort } from '../../apps.mjs';
import { pointerToJson } from '../../release/pointer/releasePointer.mjs';
import { pointerToPorts } from '../../release/pointer.mjs';
import { BootPlugin } from './BootPlugin.mjs';
import { compression } from './compression.mjs';
import { devServerOptions } from './devServerOptions.mjs';
import { diskCache } from './diskCache.mjs';
import { fastRefresh } from './fastRefresh.mjs';
import { ChunkIntegrityPlugin } from './integrity.mjs';
import { leanFederation, oneRuntime } from './leanFederation.mjs';
import { minimize } from './minimize.mjs';
import { OfferedNamesPlugin } from './OfferedNamesPlugin.mjs';
import { OneShareScopePlugin } from './OneShareScopePlugin.mjs';
import { PagePolicyPlugin } from './PagePolicyPlugin.mjs';
import { pagesBuild } from './pagesBuild.mjs';
import { NoStatsPlugin, withContract } from './publicManifest.mjs';
import { sharedChunk } from './sharedChunk.mjs';
import { OFFERED, sharedModules } from './sharedModules.mjs';
import { sourceRules } from './sourceRules.mjs';
import { UnusedModulesPlugin } from './UnusedModulesPlugin.mjs';
import { workerBuild } from './workerBuild.mjs';

/**
 * The one webpack preset: an app says who it is and what it exposes, the rest is the same for all.
 *
 * @param {object} app
 * @param {string} app.directory the app's folder
 * @param {readonly string[]} [app.exposes] page components in `src/expose/`, by file name; none for the host
 * @returns {(env: { standalone?: boolean, contract?: string, maps?: boolean }, argv: { mode?: string }) => import('webpack').Configuration[]}
 */
export function federatedApp({ directory, exposes = [] }) {
  const { federationName, folder } = appByFolder(basename(directory));
  const app = appByFolder(folder);
  const isHost = exposes.length === 0;

  return (env, argv) => {
    const isProduction = argv.mode === 'production';
    const isStandalone = Boolean(env.standalone);
    const hasPage = isHost || isStandalone || !isProduction;
    const port = hostPort() + app.portOffset;
    // One runtime for all builds on the page saves 16 KB for each remote, but only a host can provide it: a page of the
    // remote's own has to bring one.
    const hasExternalRuntime = isProduction && !isStandalone;
    // The host's own files come from the same origin as the page that would name their hashes.
    const hasIntegrity = hasExternalRuntime && !isHost;
    const name = isProduction ? '[name].[contenthash:12]' : '[name]';

    /** @type {import('webpack').Configuration} */
    const browserBuild = {
      name: federationName,
      context: directory,
      mode: isProduction ? 'production' : 'development',
      target: 'browserslist',
      // A remote's production build is its container alone; its bench belongs to the other builds.
      entry: hasPage ? { [isHost ? 'main' : 'bench']: join(directory, 'src/index.ts') } : {},
      // A release brings the maps of its scripts, which nothing names and nobody serves (docs/operations).
      devtool: isProduction ? (env.maps ? 'hidden-source-map' : false) : 'cheap-module-source-map',
      output: {
        path: join(directory, isStandalone ? 'dist-standalone' : 'dist'),
        filename: `assets/${name}.js`,
        chunkFilename: `assets/${name}.js`,
        assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
        uniqueName: federationName,
        publicPath: isHost ? '/' : 'auto',
        crossOriginLoading: 'anonymous',
        trustedTypes: { policyName: `${federationName.replaceAll('_', '-')}-webpack` },
        clean: true,
      },
      resolve: { extensions: ['.tsx', '.ts', '.js'] },
      module: { rules: sourceRules(directory, federationName, isProduction) },
      plugins: [
        new MiniCssExtractPlugin({
          filename: `assets/${name}.css`,
          chunkFilename: `assets/${name}.css`,
        }),
        new federation.ModuleFederationPlugin({
          name: federationName,
          filename: isProduction
            ? 'assets/remoteEntry.[contenthash:12].js'
            : 'assets/remoteEntry.js',
          ...(isHost
            ? {}
            : {
                exposes: Object.fromEntries(
                  exposes.map((page) => [`./${page}`, join(directory, `src/expose/${page}.tsx`)]),
                ),
              }),
          manifest: hasExternalRuntime
            ? { additionalData: (build) => withContract(build, directory, isHost) }
            : true,
          dts: false,
          dev: false,
          shareStrategy: 'loaded-first',
          // A remote is not run where the host does not provide what it needs, so it brings no copies for that.
          shared: sharedModules(directory, {
            contract: env.contract,
            hasCopies: isHost || !hasExternalRuntime,
          }),
          experiments: {
            // The loader reads manifests itself and registers entries, so the runtime needs no snapshots.
            optimization: {
              target: 'web',
              disableSnapshot: true,
              // The host's own loader loads remotes (host/src/federation), and no remote loads another one.
              ...(isHost || hasExternalRuntime ? { disableRemote: true } : {}),
            },
            ...(isHost
              ? { provideExternalRuntime: true }
              : { externalRuntime: hasExternalRuntime }),
          },
        }),
        // The host's production page is written by BootPlugin.
        ...(hasPage && !(isHost && isProduction)
          ? [
              new HtmlWebpackPlugin({
                template: join(directory, 'src/index.html'),
                scriptLoading: 'defer',
                publicPath: '/',
                // The page runs its own entry; the container's entry is for other pages.
                excludeChunks: isHost ? [] : [federationName],
              }),
            ]
          : []),
        ...(existsSync(join(directory, 'public'))
          ? [new CopyPlugin({ patterns: [{ from: join(directory, 'public') }] })]
          : []),
        ...(isHost && isProduction ? [new BootPlugin(directory)] : []),
        new PagePolicyPlugin(),
        new OneShareScopePlugin(),
        ...(isHost ? [new OfferedNamesPlugin(OFFERED), oneRuntime()] : []),
        ...(hasExternalRuntime ? [new UnusedModulesPlugin(), ...leanFederation()] : []),
        ...(hasIntegrity ? [new ChunkIntegrityPlugin()] : []),
        ...(isProduction ? [new NoStatsPlugin(), ...compression()] : fastRefresh()),
      ],
      optimization: {
        ...minimize,
        ...(isHost && isProduction ? { splitChunks: sharedChunk() } : {}),
        // Otherwise a mistake that is mended would load the page again.
        emitOnErrors: false,
      },
      performance: { hints: false },
      stats: 'errors-warnings',
      infrastructureLogging: { level: 'error' },
      cache: diskCache(
        directory,
        [federationName, argv.mode, isStandalone && 'standalone', env.maps && 'maps']
          .filter(Boolean)
          .join('-'),
        // A build with another contract profits from the real one's and leaves it alone.
        { isReadonly: env.contract !== undefined },
      ),
      devServer: devServerOptions(port, isHost ? [pointerMiddleware()] : []),
    };
    // A build of another contract, for a test, is a container and nothing more.
    return hasExternalRuntime && env.contract === undefined
      ? [
          browserBuild,
          pagesBuild(directory, federationName, exposes),
          ...(isHost ? [{ ...workerBuild(directory), dependencies: [federationName] }] : []),
        ]
      : [browserBuild];
  };
}

/** In development the release pointer names the dev servers, or whatever serves on their ports. */
function pointerMiddleware() {
  return {
    name: 'release-pointer',
    path: '/release.json',
    /** @type {import('webpack-dev-server').RequestHandler} */
    middleware: (_request, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.setHeader('Cache-Control', 'no-cache');
      response.end(JSON.stringify(pointerToJson(pointerToPorts())));
    },
  };
}
