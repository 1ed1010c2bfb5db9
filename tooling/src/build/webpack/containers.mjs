import federation from '@module-federation/enhanced/webpack';
import { hostContract, remoteContract, withContract, withRoutes } from './publicManifest.mjs';
import { sharedModules } from './sharedModules.ts';

/**
 * @typedef {import('./parts.mjs').Build} Build
 * @typedef {import('webpack').Configuration} Configuration
 * @typedef {ConstructorParameters<typeof federation.ModuleFederationPlugin>[0]} Options
 */

/** The host's container, which the contract compares with those of remotes. @param {Build} build @returns {Configuration} */
export function hostContainer(build) {
  return container(build, {
    filename: ENTRY.production,
    manifest: { additionalData: (made) => withContract(made, hostContract(build.directory)) },
    experiments: { provideExternalRuntime: true },
  });
}

/** The same in development. @param {Build} build @returns {Configuration} */
export function liveHostContainer(build) {
  return container(build, { experiments: { provideExternalRuntime: true } });
}

/**
 * A remote's container for a host. One runtime for all builds on the page saves 16 KB for each remote. A host runs a
 * remote only if it provides what that needs, so the remote brings no copies of shared packages.
 *
 * @param {Build} build
 * @returns {Configuration}
 */
export function remoteContainer(build) {
  return container(build, {
    filename: ENTRY.production,
    exposes: exposed(build),
    shared: sharedModules(build.directory, { contract: build.contract, hasCopies: false }),
    manifest: {
      additionalData: (made) => withRoutes(withContract(made, remoteContract()), build.routes),
    },
    experiments: { externalRuntime: true },
  });
}

/**
 * A remote's container with copies of all shared packages, for a page without a host.
 *
 * @param {Build} build
 * @returns {Configuration}
 */
export function completeContainer(build) {
  return container(build, {
    ...(build.kind === 'bench' ? { filename: ENTRY.production } : {}),
    exposes: exposed(build),
    manifest: { additionalData: ({ stats }) => withRoutes(stats, build.routes) },
    experiments: { externalRuntime: false },
  });
}

const ENTRY = {
  production: 'assets/remoteEntry.[contenthash:12].js',
  development: 'assets/remoteEntry.js',
};

/**
 * By paths relative to the app: absolute ones would be part of what is built.
 *
 * @param {Build} build
 */
function exposed({ exposes }) {
  return Object.fromEntries(exposes.map((page) => [`./${page}`, `./src/expose/${page}.tsx`]));
}

/**
 * @param {Build} build
 * @param {Partial<Options>} own
 * @returns {Configuration}
 */
function container({ app, directory, contract }, { experiments, ...own }) {
  return {
    plugins: [
      new federation.ModuleFederationPlugin({
        name: app.federationName,
        filename: ENTRY.development,
        manifest: true,
        dts: false,
        dev: false,
        shareStrategy: 'loaded-first',
        shared: sharedModules(directory, { contract }),
        ...own,
        experiments: {
          ...experiments,
          optimization: { target: 'web' },
        },
      }),
    ],
  };
}
