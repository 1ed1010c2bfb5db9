import type { Configuration } from 'webpack';
import { merge } from 'webpack-merge';
import { appAt, type App } from '../../workspace/apps';
import { bootBuilds } from './bootBuilds';
import type { Build } from './Build';
import { pagesBuild } from './pagesBuild';
import * as part from './parts';
import { rendererBuild } from './rendererBuild';
import { workerBuild } from './workerBuild';

type Part = (build: Build) => Configuration;

/** The parts of each build. `production` is for a shop, `development` for webpack's server. */
const PARTS: Readonly<Record<App['role'], Readonly<Record<Build['kind'], readonly Part[]>>>> = {
  host: {
    production: [
      part.sources,
      part.hostOutput,
      part.hostContainer,
      part.publicFiles,
      part.bootedPage,
      part.pageRuntime,
      part.oneRuntime,
      part.compressed,
    ],
    development: [
      part.sources,
      part.hostOutput,
      part.liveHostContainer,
      part.htmlPage,
      part.publicFiles,
      part.pageRuntime,
      part.oneRuntime,
      part.live,
    ],
  },
  remote: {
    production: [
      part.sources,
      part.remoteOutput,
      part.remoteContainer,
      part.publicFiles,
      part.pageRuntime,
      part.integrity,
      part.compressed,
    ],
    // With its own copies of the shared packages and its own HTML page, so that it also runs without a host.
    development: [
      part.sources,
      part.remoteOutput,
      part.completeContainer,
      part.htmlPage,
      part.publicFiles,
      part.pageRuntime,
      part.live,
    ],
  },
};

/** What an app says of itself in its `webpack.config.mjs`. */
type FederatedApp = Pick<Build, 'directory' | 'shared'> &
  Partial<Pick<Build, 'exposes' | 'routes' | 'sharedFolder'>> & {
    /** The container's name, by which the release pointer knows a remote: the package's, with `_` for `-`. */
    readonly name: string;
  };

/** The webpack preset of all apps: it makes the builds of an app from what the app's configuration says. */
export function federatedApp({
  directory,
  name,
  exposes = {},
  shared,
  routes = [],
  sharedFolder,
}: FederatedApp): (env: { contract?: string }, argv: { mode?: string }) => Configuration[] {
  const app = appAt(directory);
  if (name !== app.federationName) {
    throw new Error(
      `${directory} is named ${name}; by its package.json it is ${app.federationName}.`,
    );
  }
  return ({ contract }, { mode }) => {
    const kind: Build['kind'] = mode === 'production' ? 'production' : 'development';
    const build = { app, directory, exposes, shared, routes, sharedFolder, kind, contract };
    const browserBuild = merge(PARTS[app.role][kind].map((ofBuild) => ofBuild(build)));
    // A test's build for another contract has only the container.
    if (kind !== 'production' || contract !== undefined) return [browserBuild];
    if (app.role === 'remote') return [browserBuild, pagesBuild(build)];
    const boot = bootBuilds(directory);
    return [
      ...boot,
      { ...browserBuild, dependencies: boot.map(({ name }) => name) },
      pagesBuild(build),
      { ...workerBuild(directory), dependencies: [app.federationName] },
      rendererBuild(directory),
    ];
  };
}
