import type { Configuration } from 'webpack';
import type { RequestHandler } from 'webpack-dev-server';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { hostPort } from '../../workspace/apps';
import { ChunkIntegrityPlugin, PagePolicyPlugin } from 'remote-loader/build';
import { pointerToJson } from 'remote-loader/formats';
import { pointerToPorts } from '../pointer';
import { roomSources, sourcesHash } from '../stale';
import type { Build } from './Build';
import { common } from './common';
import { compileHint } from './compileHint';
import { isBootFile } from './bootBuilds';
import { devServerOptions } from './devServerOptions';
import { diskCache, rebuildCache } from './diskCache';
import { fastRefresh } from './fastRefresh';
import { hostFiles } from './hostFiles';
import { compression, minimize } from './publishedScripts';
import { sharedChunk } from './sharedChunk';
import { sourceRules } from './sourceRules';
import { sourceName, stableIds } from './stableIds';

// The parts of the preset's builds (federatedApp.ts); the containers are in containers.ts.
export * from './containers';

/**
 * Pages share the modules of this folder, however small these are: the next page then requests only what is new, and no data
 * twice.
 */
function folderChunks({ directory, sharedFolder }: Build): object {
  if (sharedFolder === undefined) return {};
  const folder = join(directory, sharedFolder, sep);
  const test = ({ resource }: { resource?: string }) => resource?.startsWith(folder) ?? false;
  return { cacheGroups: { data: { test, minChunks: 2, enforce: true } } };
}

/** The rules for sources, and the names of output files. */
export function sources(build: Build): Configuration {
  const { directory, kind } = build;
  const { federationName, folder } = build.app;
  const isProduction = kind === 'production';
  const name = isProduction ? '[name].[contenthash:12]' : '[name]';
  return {
    ...common,
    name: federationName,
    context: directory,
    mode: kind,
    target: 'browserslist',
    // Scripts do not refer to their source maps, which are not served.
    devtool: isProduction ? 'hidden-nosources-source-map' : 'cheap-module-source-map',
    output: {
      filename: `assets/${name}.js`,
      assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
      uniqueName: federationName,
      ...(isProduction ? { devtoolModuleFilenameTemplate: sourceName } : {}),
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: `${folder}-webpack` },
      clean: true,
    },
    module: { rules: sourceRules(folder, kind) },
    plugins: [
      new MiniCssExtractPlugin({
        filename: `assets/${name}.css`,
        // In development a remote has all its pages in one chunk group, which cannot keep the order of each page's style modules.
        ignoreOrder: !isProduction,
      }),
      new CopyPlugin({ patterns: [{ from: 'public', noErrorOnMissing: true }] }),
      new PagePolicyPlugin(),
      ...(isProduction ? [stableIds, compileHint, ...compression()] : []),
    ],
    optimization: {
      ...minimize,
      // Otherwise fixing an error would reload the page.
      emitOnErrors: false,
      // The name of a shared chunk comes from its modules, so a new module would remove files that an open page requests again.
      splitChunks: isProduction && folderChunks(build),
    },
    infrastructureLogging: { level: 'error' },
    cache: (isProduction ? rebuildCache : diskCache)(directory, `${federationName}-${kind}`),
  };
}

/**
 * The host's files are next to its page.
 *
 * It provides the federation runtime for the remotes: the same module that its own code imports, instead of a second one
 * (8.6 KB). `provideExternalRuntime` adds a plugin by the path of its CommonJS file, which requires the runtime as CommonJS, while the
 * page imports the runtime as a module. The plugin's package also has a module version.
 */
export function hostOutput({ directory }: Build): Configuration {
  const require = createRequire(import.meta.url);
  const enhanced = createRequire(require.resolve('@module-federation/enhanced/webpack'));
  const plugin = enhanced.resolve('@module-federation/inject-external-runtime-core-plugin');
  return {
    entry: { main: join(directory, 'src/index.ts') },
    output: { path: join(directory, 'dist'), publicPath: '/' },
    resolve: { alias: { [plugin]: plugin.replace(/\.cjs$/, '.js') } },
  };
}

/**
 * A remote's files are next to its entry, at any address. In production `entry` is empty, so loading a remote runs no page code,
 * and the manifest gets the hashes of files that a remote loads itself. Files that the host loads later have no hashes, because
 * they have the document's origin.
 */
export function remoteOutput({ app, directory, kind }: Build): Configuration {
  const output = { path: join(directory, 'dist'), publicPath: 'auto' };
  const standalone = join(directory, 'src/index.ts');
  // A remote in its own repository may have no entry of its own. Then it runs only in a shop.
  if (kind === 'development')
    return { entry: existsSync(standalone) ? { standalone } : {}, output };
  const hash = sourcesHash(roomSources(directory));
  return {
    entry: {},
    // Webpack's runtime treats all chunks in this list as its own, so two releases on one page must not share it.
    output: { ...output, chunkLoadingGlobal: `${app.federationName}_${hash}` },
    plugins: [new ChunkIntegrityPlugin({ styles: MiniCssExtractPlugin })],
  };
}

/** The host's page in production, with all shared packages in one file. */
export function bootedPage(): Configuration {
  return {
    output: { clean: { keep: isBootFile } },
    plugins: [hostFiles],
    optimization: { splitChunks: sharedChunk },
  };
}

/** The host's page in development, or a remote's pages in a separate document, without a host. */
export function htmlPage({ app, directory }: Build): Configuration {
  const template = join(directory, 'src/index.html');
  if (!existsSync(template)) return {};
  return {
    plugins: [
      new HtmlWebpackPlugin({
        template,
        publicPath: '/',
        // The page runs its own entry; the container's entry is for hosts.
        excludeChunks: [app.federationName],
      }),
    ],
  };
}

/** Fast Refresh: edits are applied to the open page. The host's server also has a pointer to the servers on the remotes' ports. */
export function live({ app, directory }: Build): Configuration {
  const middleware: RequestHandler = (_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Cache-Control', 'no-cache');
    response.end(JSON.stringify(pointerToJson(pointerToPorts())));
  };
  const pointer = { name: 'release-pointer', path: '/release.json', middleware };
  return {
    plugins: fastRefresh(directory, app.federationName),
    devServer: devServerOptions(hostPort() + app.portOffset, app.role === 'host' ? [pointer] : []),
  };
}
