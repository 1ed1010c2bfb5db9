import type { Configuration } from 'webpack';
import federation from '@module-federation/enhanced/webpack';
import { withHashes } from 'remote-loader/build';
import type { Build } from './Build';
import { hostContract, remoteContract, withContract, withRoutes } from './publicManifest';
import { sharedModules } from './sharedModules';

type Options = ConstructorParameters<typeof federation.ModuleFederationPlugin>[0];

/** The host's container, which the contract compares with the remotes' containers. */
export function hostContainer(build: Build): Configuration {
  return container(build, {
    filename: ENTRY.production,
    manifest: { additionalData: (manifest) => withContract(manifest, hostContract(build)) },
    experiments: { provideExternalRuntime: true },
  });
}

/** The host's container in development. */
export function liveHostContainer(build: Build): Configuration {
  return container(build, { experiments: { provideExternalRuntime: true } });
}

/**
 * A remote's container for a host. One runtime for all builds on the page saves 16 KB for each remote. A host runs a
 * remote only if it provides the remote's shared packages, so the remote has no copies of them.
 */
export function remoteContainer(build: Build): Configuration {
  return container(build, {
    filename: ENTRY.production,
    exposes: build.exposes,
    shared: sharedModules(build, { hasCopies: false }),
    manifest: {
      additionalData: ({ stats, compilation }) => {
        const fitting = withContract({ stats, compilation }, remoteContract(build));
        return withRoutes(withHashes({ stats: fitting, compilation }), build.routes);
      },
    },
    // A remote loads no other remotes.
    experiments: { externalRuntime: true, optimization: { disableRemote: true } },
  });
}

/** A remote's container with copies of all shared packages, for a page without a host. */
export function completeContainer(build: Build): Configuration {
  return container(build, {
    exposes: build.exposes,
    manifest: { additionalData: ({ stats }) => withRoutes(stats, build.routes) },
    experiments: { externalRuntime: false },
  });
}

const ENTRY = {
  production: 'assets/remoteEntry.[contenthash:12].js',
  development: 'assets/remoteEntry.js',
};

function container(build: Build, { experiments, ...own }: Partial<Options>): Configuration {
  return {
    plugins: [
      new federation.ModuleFederationPlugin({
        name: build.app.federationName,
        filename: ENTRY.development,
        manifest: true,
        dts: false,
        dev: false,
        shareStrategy: 'loaded-first',
        shared: sharedModules(build),
        ...own,
        experiments: {
          ...experiments,
          optimization: { target: 'web', ...experiments?.optimization },
        },
      }),
    ],
  };
}
