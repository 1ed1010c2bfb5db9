import type { Configuration } from 'webpack';
import type { Middleware, RequestHandler } from 'webpack-dev-server';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { hostPort } from '../../workspace/apps';
import { pointerToJson } from 'remote-loader/pointer';
import { pointerToPorts } from '../pointer';
import type { Build } from './Build';
import { BootPlugin } from './BootPlugin';
import { compression } from './compression';
import { devServerOptions } from './devServerOptions';
import { diskCache } from './diskCache';
import { fastRefresh } from './fastRefresh';
import { ChunkIntegrityPlugin } from './integrity';
import { minimize } from './minimize';
import { runtimeAlias } from './runtimeAlias';
import { PagePolicyPlugin } from './PagePolicyPlugin';
import { NoStatsPlugin } from './publicManifest';
import { sharedChunk } from './sharedChunk';
import { sourceHash } from './sourceHash';
import { sourceRules } from './sourceRules';
import { sourceName, StableIdsPlugin } from './StableIdsPlugin';

// The parts of which the preset puts builds together (federatedApp.ts); the containers are in containers.ts.
export * from './containers';

/** The rules for sources, and the names of output files. */
export function sources({
  app: { federationName },
  directory,
  kind,
  contract,
}: Build): Configuration {
  const isProduction = kind !== 'development';
  const mode = isProduction ? 'production' : 'development';
  const name = isProduction ? '[name].[contenthash:12]' : '[name]';
  // Scripts do not refer to their source maps, which are not served. Every production build has them: without, webpack's
  // first names of the files are others, and the minifier chooses names by how often a letter occurs, there too.
  const hasMaps = kind === 'production' && contract === undefined;
  const variants = kind === 'standalone' ? [kind] : [];
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
        // A remote shown alone has all its pages in one chunk group: their style modules can't keep the order of each page.
        ignoreOrder: !isProduction,
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

/** The host's files lie beside its page. */
export function hostOutput({ directory }: Build): Configuration {
  return {
    entry: { main: join(directory, 'src/index.ts') },
    output: { path: join(directory, 'dist'), publicPath: '/' },
  };
}

/**
 * A remote's files lie wherever its entry comes from; by itself it runs nothing.
 */
export function remoteOutput({ app, directory, kind }: Build): Configuration {
  const folder = kind === 'standalone' ? 'dist-standalone' : 'dist';
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

/** What lies in `public/`. */
export function publicFiles({ directory }: Build): Configuration {
  const from = join(directory, 'public');
  return existsSync(from) ? { plugins: [new CopyPlugin({ patterns: [{ from }] })] } : {};
}

/** The host's page as a shop has it, with all of the host's shared packages in one file. */
export function bootedPage({ directory }: Build): Configuration {
  return {
    plugins: [new BootPlugin(directory)],
    optimization: { splitChunks: sharedChunk() },
  };
}

/** The host's page in development. */
export function hostPage({ directory }: Build): Configuration {
  return page(directory);
}

/** A remote's pages in a document of their own, without a host. */
export function standalonePage({ app, directory }: Build): Configuration {
  return {
    entry: { standalone: join(directory, 'src/index.ts') },
    // The page runs its own entry; the container's entry is for other pages.
    ...page(directory, [app.federationName]),
  };
}

function page(directory: string, excludeChunks: string[] = []): Configuration {
  const template = join(directory, 'src/index.html');
  return {
    plugins: [
      new HtmlWebpackPlugin({ template, scriptLoading: 'defer', publicPath: '/', excludeChunks }),
    ],
  };
}

/** What several builds on one page have in common there. */
export function pageRuntime(): Configuration {
  return { plugins: [new PagePolicyPlugin()] };
}

/** The host provides the federation runtime for the remotes: the same module that its own code imports. */
export function oneRuntime(): Configuration {
  return { resolve: { alias: runtimeAlias() } };
}

/**
 * The hashes of what a remote loads by itself. What the host loads later by itself has none: it has the same origin as the page.
 */
export function integrity(): Configuration {
  return { plugins: [new ChunkIntegrityPlugin()] };
}

/** Compressed copies. */
export function compressed(): Configuration {
  return { plugins: [new NoStatsPlugin(), ...compression()] };
}

/** Fast Refresh: edits are applied to the open page. */
export function live({ app }: Build): Configuration {
  return served(app);
}

/**
 * The same of the host, whose release pointer names the dev servers, or whatever serves on their ports.
 */
export function liveHost({ app }: Build): Configuration {
  const middleware: RequestHandler = (_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Cache-Control', 'no-cache');
    response.end(JSON.stringify(pointerToJson(pointerToPorts())));
  };
  return served(app, [{ name: 'release-pointer', path: '/release.json', middleware }]);
}

function served(
  { portOffset }: Build['app'],
  middlewares: readonly Middleware[] = [],
): Configuration {
  return {
    plugins: fastRefresh(),
    devServer: devServerOptions(hostPort() + portOffset, middlewares),
  };
}
