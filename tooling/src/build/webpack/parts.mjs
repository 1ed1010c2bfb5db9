import { existsSync } from 'node:fs';
import { join } from 'node:path';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { hostPort } from '../../workspace/apps.ts';
import { pointerToJson } from 'remote-loader/pointer';
import { pointerToPorts } from '../pointer.mjs';
import { BootPlugin } from './BootPlugin.mjs';
import { compression } from './compression.ts';
import { devServerOptions } from './devServerOptions.ts';
import { diskCache } from './diskCache.ts';
import { fastRefresh } from './fastRefresh.ts';
import { ChunkIntegrityPlugin } from './integrity.mjs';
import { minimize } from './minimize.ts';
import { runtimeAlias } from './runtimeAlias.ts';
import { PagePolicyPlugin } from './PagePolicyPlugin.ts';
import { NoStatsPlugin } from './publicManifest.mjs';
import { sharedChunk } from './sharedChunk.ts';
import { sourceHash } from './sourceHash.ts';
import { sourceRules } from './sourceRules.ts';
import { sourceName, StableIdsPlugin } from './StableIdsPlugin.ts';

// The parts of which the preset puts builds together (federatedApp.mjs); the containers are in containers.mjs.
export * from './containers.mjs';

/**
 * What is built.
 *
 * @typedef {object} Build
 * @property {import('../../workspace/apps.ts').App} app
 * @property {string} directory the app's folder
 * @property {readonly string[]} exposes
 * @property {readonly import('../contract/declaredRoutes.mjs').RouteDeclaration[]} routes
 * @property {'production' | 'development' | 'bench'} kind
 * @property {string} [contract] a version for shared-state in the place of its own, for a test
 *
 * @typedef {import('webpack').Configuration} Configuration
 */

/** The rules for sources, and the names of output files. @param {Build} build @returns {Configuration} */
export function sources({ app: { federationName }, directory, kind, contract }) {
  const isProduction = kind !== 'development';
  const mode = isProduction ? 'production' : 'development';
  const name = isProduction ? '[name].[contenthash:12]' : '[name]';
  // Scripts do not refer to their source maps, which are not served. Every production build has them: without, webpack's
  // first names of the files are others, and the minifier chooses names by how often a letter occurs, there too.
  const hasMaps = kind === 'production' && contract === undefined;
  const variants = kind === 'bench' ? [kind] : [];
  return {
    name: federationName,
    context: directory,
    mode,
    target: 'browserslist',
    devtool: isProduction ? hasMaps && 'hidden-nosources-source-map' : 'cheap-module-source-map',
    output: {
      filename: `assets/${name}.js`,
      chunkFilename: `assets/${name}.js`,
      assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
      uniqueName: federationName,
      ...(hasMaps ? { devtoolModuleFilenameTemplate: sourceName } : {}),
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
      ...(isProduction ? [new StableIdsPlugin()] : []),
    ],
    optimization: {
      ...minimize,
      // Otherwise correcting an error would reload the page.
      emitOnErrors: false,
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    // A build with another contract reads the real one's cache and does not write it.
    cache: diskCache(directory, [federationName, mode, ...variants].join('-'), {
      isReadonly: contract !== undefined,
    }),
  };
}

/** The host's files lie beside its page. @param {Build} build @returns {Configuration} */
export function hostOutput({ directory }) {
  return {
    entry: { main: join(directory, 'src/index.ts') },
    output: { path: join(directory, 'dist'), publicPath: '/' },
  };
}

/**
 * A remote's files lie wherever its entry comes from; by itself it runs nothing.
 *
 * @param {Build} build @returns {Configuration}
 */
export function remoteOutput({ app, directory, kind }) {
  const folder = kind === 'bench' ? 'dist-standalone' : 'dist';
  return {
    entry: {},
    output: {
      path: join(directory, folder),
      publicPath: 'auto',
      ...(kind === 'production' && {
        // Webpack's runtime takes all chunks in this list for its own: two releases on one page must not share it.
        chunkLoadingGlobal: `${app.federationName}_${sourceHash(directory)}`,
      }),
    },
  };
}

/** What lies in `public/`. @param {Build} build @returns {Configuration} */
export function publicFiles({ directory }) {
  const from = join(directory, 'public');
  return existsSync(from) ? { plugins: [new CopyPlugin({ patterns: [{ from }] })] } : {};
}

/** The host's page as a shop has it, with all of the host's shared packages in one file. @param {Build} build @returns {Configuration} */
export function bootedPage({ directory }) {
  return {
    plugins: [new BootPlugin(directory)],
    optimization: { splitChunks: sharedChunk() },
  };
}

/** The host's page in development. @param {Build} build @returns {Configuration} */
export function hostPage({ directory }) {
  return page(directory);
}

/** A remote's bench as a page of its own. @param {Build} build @returns {Configuration} */
export function benchPage({ app, directory }) {
  return {
    entry: { bench: join(directory, 'src/index.ts') },
    // The page runs its own entry; the container's entry is for other pages.
    ...page(directory, [app.federationName]),
  };
}

/** @param {string} directory @param {string[]} [excludeChunks] @returns {Configuration} */
function page(directory, excludeChunks = []) {
  const template = join(directory, 'src/index.html');
  return {
    plugins: [
      new HtmlWebpackPlugin({ template, scriptLoading: 'defer', publicPath: '/', excludeChunks }),
    ],
  };
}

/** What several builds on one page have in common there. @returns {Configuration} */
export function pageRuntime() {
  return { plugins: [new PagePolicyPlugin()] };
}

/** The host provides the federation runtime for the remotes: the same module that its own code imports. @returns {Configuration} */
export function oneRuntime() {
  return { resolve: { alias: runtimeAlias() } };
}

/**
 * The hashes of what a remote loads by itself. What the host loads later by itself has none: it has the same origin as the page.
 *
 * @returns {Configuration}
 */
export function integrity() {
  return { plugins: [new ChunkIntegrityPlugin()] };
}

/** Compressed copies. @returns {Configuration} */
export function compressed() {
  return { plugins: [new NoStatsPlugin(), ...compression()] };
}

/** Fast Refresh: edits are applied to the open page. @param {Build} build @returns {Configuration} */
export function live({ app }) {
  return served(app);
}

/**
 * The same of the host, whose release pointer names the dev servers, or whatever serves on their ports.
 *
 * @param {Build} build @returns {Configuration}
 */
export function liveHost({ app }) {
  /** @type {import('webpack-dev-server').RequestHandler} */
  const middleware = (_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Cache-Control', 'no-cache');
    response.end(JSON.stringify(pointerToJson(pointerToPorts())));
  };
  return served(app, [{ name: 'release-pointer', path: '/release.json', middleware }]);
}

/**
 * @param {Build['app']} app
 * @param {readonly import('webpack-dev-server').Middleware[]} [middlewares]
 * @returns {Configuration}
 */
function served({ portOffset }, middlewares = []) {
  return {
    plugins: fastRefresh(),
    devServer: devServerOptions(hostPort() + portOffset, middlewares),
  };
}
