import type { Configuration } from 'webpack';
import { merge } from 'webpack-merge';
import { readRoutes } from 'remote-loader/formats';
import { appAt, type App } from '../../workspace/apps';
import { bootBuilds } from './bootBuilds';
import type { AppSettings, Build } from './Build';
import { pagesBuild } from './pagesBuild';
import * as part from './parts';
import { rendererBuild } from './rendererBuild';
import { workerBuild } from './workerBuild';

type Part = (build: Build) => Configuration;

/** The parts of each build besides its sources. `production` is for a shop, `development` for webpack's server. */
const PARTS: Readonly<Record<App['role'], Readonly<Record<Build['kind'], readonly Part[]>>>> = {
  host: {
    production: [part.hostOutput, part.hostContainer, part.bootedPage],
    development: [part.hostOutput, part.hostContainer, part.htmlPage, part.live],
  },
  remote: {
    production: [part.remoteOutput, part.remoteContainer],
    // With its own copies of the shared packages and its own HTML page, so that it also runs without a host.
    development: [part.remoteOutput, part.completeContainer, part.htmlPage, part.live],
  },
};

/** The webpack preset of all apps: it makes the builds of an app from what the app's configuration says. */
export function federatedApp(
  settings: AppSettings,
): (env: unknown, argv: { mode?: string }) => Configuration[] {
  const { directory, name, exposes = {}, routes } = settings;
  const app = appAt(directory);
  if (name !== app.federationName) {
    throw new Error(
      `${directory} is named ${name}; by its package.json it is ${app.federationName}.`,
    );
  }
  const pages = Object.keys(exposes).map((path) => ({ name: path.replace('./', '') }));
  const { problems } = readRoutes([{ name, exposes: pages, metaData: { routes } }], []);
  for (const { problem } of problems) throw new Error(`${app.folder}: ${problem}`);
  return (_env, { mode }) => {
    const kind: Build['kind'] = mode === 'production' ? 'production' : 'development';
    const build: Build = { exposes: {}, ...settings, app, kind };
    const browserBuild = merge(
      part.sources(build),
      ...PARTS[app.role][kind].map((ofBuild) => ofBuild(build)),
    );
    if (kind !== 'production') return [browserBuild];
    if (app.role === 'remote') return [browserBuild, pagesBuild(build)];
    const first = [...bootBuilds(directory), pagesBuild(build)];
    return [
      ...first,
      { ...browserBuild, dependencies: first.map(({ name }) => name) },
      { ...workerBuild(directory), dependencies: [app.federationName] },
      rendererBuild(directory),
    ];
  };
}
