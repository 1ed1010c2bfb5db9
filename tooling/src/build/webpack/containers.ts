import type { Configuration } from 'webpack';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import federation from '@module-federation/enhanced/webpack';
import { withHashes } from 'remote-loader/build';
import { pagesByRemote } from '../contract/contract';
import { PAGES_FOLDER } from '../pages/fileNames';
import { loadPages, type HostPages } from '../pages/nodeBuilds';
import type { Build } from './Build';
import { providedNames, usedNames } from './sharedNames';

type Options = ConstructorParameters<typeof federation.ModuleFederationPlugin>[0];

/** Facts in a manifest that neither the runtime nor the contract needs. */
const UNUSED = { types: undefined, pluginVersion: undefined };

/**
 * The host's container. In production its manifest has the host's part of the contract: `pages`, which its routes name, by
 * remote; `paths`, its own addresses; and `provides`, the exports of its shared packages.
 */
export function hostContainer(build: Build): Configuration {
  const { directory, kind, shared } = build;
  return container(build, {
    manifest: kind === 'development' || {
      additionalData: ({ stats, compilation }) => {
        // The build for Node is made first.
        const host: HostPages = loadPages(join(directory, PAGES_FOLDER));
        const pages = pagesByRemote(host.remotePages);
        const provides = providedNames(compilation, workspacePackages(shared));
        return withData(stats, { ...UNUSED, pages, paths: host.hostPaths, provides });
      },
    },
    experiments: { provideExternalRuntime: true },
  });
}

/**
 * A remote's container for a host. One runtime for all builds on the page saves 16 KB for each remote. A host runs a
 * remote only if it provides the remote's shared packages, so the remote has no copies of them. Its manifest has its part of the
 * contract: `uses`, its imports of the shared packages, and the routes that come with it (docs/remotes.md).
 */
export function remoteContainer(build: Build): Configuration {
  const { exposes, routes, shared } = build;
  return container(build, {
    exposes,
    manifest: {
      additionalData: ({ stats, compilation }) => {
        const uses = usedNames(compilation, workspacePackages(shared));
        return withHashes({ stats: withData(stats, { ...UNUSED, uses, routes }), compilation });
      },
    },
    // A remote loads no other remotes.
    experiments: { externalRuntime: true, optimization: { disableRemote: true } },
  });
}

/** A remote's container with copies of all shared packages, for a page without a host. */
export function completeContainer(build: Build): Configuration {
  const { exposes, routes } = build;
  return container(build, {
    exposes,
    manifest: { additionalData: ({ stats }) => withData(stats, { routes }) },
  });
}

function withData<Stats extends { metaData: object }>(stats: Stats, data: object): Stats {
  return { ...stats, metaData: { ...stats.metaData, ...data } };
}

function container(build: Build, { experiments, ...options }: Partial<Options>): Configuration {
  const hash = build.kind === 'production' ? '.[contenthash:12]' : '';
  return {
    plugins: [
      new federation.ModuleFederationPlugin({
        name: build.app.federationName,
        filename: `assets/remoteEntry${hash}.js`,
        dts: false,
        dev: false,
        shareStrategy: 'loaded-first',
        shared: sharedModules(build),
        ...options,
        experiments: {
          ...experiments,
          optimization: { target: 'web', ...experiments?.optimization },
        },
      }),
    ],
  };
}

/**
 * Strict singletons with real versions, so that a mismatch is an error of the remote instead of a second store on the page. A
 * remote that is built for a host has no fallback copies.
 */
function sharedModules({ app, directory, shared, kind }: Build): NonNullable<Options['shared']> {
  const hasCopies = app.role === 'host' || kind === 'development';
  const require = createRequire(join(directory, 'package.json'));
  return Object.fromEntries(
    shared.map((request) => {
      const packageName = request.split('/')[0] ?? request;
      const text = readFileSync(packageJsonOf(require, packageName), 'utf8');
      const { version } = JSON.parse(text) as { version: string };
      return [
        request,
        {
          singleton: true,
          strictVersion: true,
          version,
          requiredVersion: `^${version}`,
          ...(hasCopies ? {} : { import: false }),
        },
      ];
    }),
  );
}

/** The path of an installed package's `package.json`. */
function packageJsonOf(require: NodeJS.Require, packageName: string): string {
  const folders = require.resolve.paths(packageName) ?? [];
  const files = folders.map((folder) => join(folder, packageName, 'package.json'));
  const file = files.find((path) => existsSync(path));
  if (file) return file;
  throw new Error(`${packageName} is not installed; install the workspace's packages first.`);
}

/**
 * The workspace's own packages among shared ones. Their exports change more often than their versions, so the contract compares the
 * export names.
 */
function workspacePackages(shared: readonly string[]): string[] {
  return shared.filter((request) => request.startsWith('shared-'));
}
