import { merge } from 'webpack-merge';
import { appAt } from '../../workspace/apps.ts';
import { pagesBuild } from './pagesBuild.ts';
import * as part from './parts.mjs';
import { workerBuild } from './workerBuild.ts';

/** A remote that brings its own copies of the shared packages and a page to run on. @type {readonly Part[]} */
const REMOTE_ALONE = [
  part.sources,
  part.remoteOutput,
  part.completeContainer,
  part.benchPage,
  part.publicFiles,
  part.pageRuntime,
];

/**
 * What each build consists of. `production` is what a shop loads, `development` what a server of webpack's makes, and `bench`
 * a remote alone on its bench, as small as in production.
 *
 * @type {Readonly<Record<import('../../workspace/apps.ts').App['role'], Readonly<Partial<Record<Kind, readonly Part[]>>>>>}
 */
const PARTS = {
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
      part.hostPage,
      part.publicFiles,
      part.pageRuntime,
      part.oneRuntime,
      part.liveHost,
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
    development: [...REMOTE_ALONE, part.live],
    bench: [...REMOTE_ALONE, part.compressed],
  },
};

/**
 * @typedef {import('./parts.mjs').Build} Build
 * @typedef {Build['kind']} Kind
 * @typedef {(build: Build) => import('webpack').Configuration} Part
 */

/**
 * The webpack preset of all apps. An app passes its folder and its exposed pages; its name, role and port follow from
 * its `package.json` (`appAt`).
 *
 * @param {object} app
 * @param {string} app.directory the app's folder
 * @param {readonly string[]} [app.exposes] page components in `src/expose/`, by file name; none for the host
 * @param {Build['routes']} [app.routes] of pages that the host's own table does not have: they come with the remote
 * @returns {(env: { standalone?: boolean, contract?: string }, argv: { mode?: string }) => import('webpack').Configuration[]}
 */
export function federatedApp({ directory, exposes = [], routes = [] }) {
  const app = appAt(directory);
  return (env, { mode }) => {
    const kind = kindOf(mode, env.standalone);
    const { contract } = env;
    const build = { app, directory, exposes, routes, kind, contract };
    const parts = PARTS[app.role][kind];
    if (!parts) throw new Error(`${app.folder} has no ${kind} build: the host is no remote.`);
    const browserBuild = merge(parts.map((ofBuild) => ofBuild(build)));
    // A build for another contract, for a test, is only the container.
    if (kind !== 'production' || contract !== undefined) return [browserBuild];
    const worker = { ...workerBuild(directory), dependencies: [app.federationName] };
    return [browserBuild, pagesBuild(build), ...(app.role === 'host' ? [worker] : [])];
  };
}

/** @param {string | undefined} mode @param {boolean} [isStandalone] @returns {Kind} */
function kindOf(mode, isStandalone = false) {
  if (mode !== 'production') return 'development';
  return isStandalone ? 'bench' : 'production';
}
