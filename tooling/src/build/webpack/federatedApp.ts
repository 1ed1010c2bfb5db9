import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { merge } from 'webpack-merge';
import { appAt, type App } from '../../workspace/apps';
import type { Build } from './Build';
import { pagesBuild } from './pagesBuild';
import * as part from './parts';
import { workerBuild } from './workerBuild';

type Kind = Build['kind'];
type Part = (build: Build) => Configuration;

/** A remote that brings its own copies of the shared packages and a page to run on. */
const REMOTE_ALONE: readonly Part[] = [
  part.sources,
  part.remoteOutput,
  part.completeContainer,
  part.standalonePage,
  part.publicFiles,
  part.pageRuntime,
];

/**
 * What each build consists of. `production` is what a shop loads, `development` what a server of webpack's makes, and `standalone`
 * a remote without a host, as small as in production.
 */
const PARTS: Readonly<Record<App['role'], Readonly<Partial<Record<Kind, readonly Part[]>>>>> = {
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
    standalone: [...REMOTE_ALONE, part.compressed],
  },
};

/**
 * The webpack preset of all apps. An app passes its folder. Its name, role and port follow from its `package.json` (`appAt`),
 * and what it exposes from the files in `src/expose/`.
 */
export function federatedApp({
  directory,
  routes = [],
}: {
  /** the app's folder */
  directory: string;
  /** of pages that the host's own table does not have: they come with the remote */
  routes?: Build['routes'];
}): (env: { standalone?: boolean; contract?: string }, argv: { mode?: string }) => Configuration[] {
  const app = appAt(directory);
  return (env, { mode }) => {
    const kind = kindOf(mode, env.standalone);
    const { contract } = env;
    const build = { app, directory, exposes: exposedBy(directory), routes, kind, contract };
    const parts = PARTS[app.role][kind];
    if (!parts) throw new Error(`${app.folder} has no ${kind} build: the host is no remote.`);
    const browserBuild = merge(parts.map((ofBuild) => ofBuild(build)));
    // A build for another contract, for a test, is only the container.
    if (kind !== 'production' || contract !== undefined) return [browserBuild];
    const worker = { ...workerBuild(directory), dependencies: [app.federationName] };
    return [browserBuild, pagesBuild(build), ...(app.role === 'host' ? [worker] : [])];
  };
}

function kindOf(mode: string | undefined, isStandalone = false): Kind {
  if (mode !== 'production') return 'development';
  return isStandalone ? 'standalone' : 'production';
}

/** The names of the files in `src/expose/`; none for the host. */
function exposedBy(directory: string): string[] {
  const folder = join(directory, 'src/expose');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).sort();
  return files.flatMap((file) => /^(\w+)\.tsx$/.exec(file)?.[1] ?? []);
}
