import type { ReleasePointer } from 'remote-loader/pointer';
import type { App } from '../workspace/apps';
import { join } from 'node:path';
import { apps, distFolder, hostPort, mediaFolder } from '../workspace/apps';
import { pagesAt } from '../build/pages/pagesAt';
import { EMPTY_POINTER, pointerToJson } from 'remote-loader/pointer';
import { pointerToBuilds } from '../build/pointer';
import { liveFolder, readPointer } from './pointerFile';
import { hostHeaders, remoteHeaders, WORKER, WORKER_POLICY } from './headers';
import type { RunningSite } from './listen';
import { serveFolder } from './serveFolder';

/** The page of addresses without HTML: it is empty, and the application renders it. */
export const APP_PAGE = '/app.html';

/** What is served, and to whom. */
export interface ServeOptions {
  /** folders of other builds than `dist`, by the app's folder */
  readonly builds?: Readonly<Record<string, string>>;
  /** origins from which a tab may take a remote instead (docs/remotes.md) */
  readonly overrideOrigins?: readonly string[];
  /** a folder of releases to serve in the place of the builds */
  readonly releases?: string | undefined;
  /** whose pointer and pages are served with the releases; by default production */
  readonly stage?: string | undefined;
  /** where browsers report violations of the page's security policy */
  readonly reportUri?: string | undefined;
}

/** Serves one app's production build on its port. */
export function serveApp(
  app: App,
  basePort: number,
  options: ServeOptions = {},
): Promise<RunningSite> {
  const port = basePort + app.portOffset;
  const mounts = { '/media': mediaFolder };
  if (app.role === 'remote') {
    const { releases } = options;
    const folder = releases === undefined ? buildOf(app, options) : join(releases, app.folder);
    return serveFolder({ port, mounts, folder, headers: remoteHeaders });
  }
  return serveFolder({
    port,
    mounts,
    ...hostFolders(app, basePort, options),
    appPage: APP_PAGE,
    headers: pageHeaders(basePort, options),
    texts: {
      '/release.json': () => JSON.stringify(pointerToJson(servedPointer(basePort, options))),
    },
  });
}

/**
 * The headers of the page, for the pointer that is there when the page is asked for. While it can't be read the last
 * ones stay.
 */
function pageHeaders(
  basePort: number,
  options: ServeOptions,
): (pathname: string) => Record<string, string> {
  let headers = hostHeaders(EMPTY_POINTER, options);
  return (pathname) => {
    try {
      headers = hostHeaders(servedPointer(basePort, options), options);
    } catch {
      // The request for the pointer fails with the reason.
    }
    return pathname === WORKER ? { ...headers, 'Content-Security-Policy': WORKER_POLICY } : headers;
  };
}

/**
 * Where the host's files and the pages lie. Those of the releases are in the folder of the live move, and what has a hash in
 * its name beside it; the pages of the tree's builds name the files of the tree's host.
 */
function hostFolders(app: App, basePort: number, options: ServeOptions) {
  const { releases, stage, builds = {} } = options;
  if (releases === undefined) {
    const html = builds[app.folder] === undefined ? pagesAt(basePort) : undefined;
    return { folder: buildOf(app, options), html };
  }
  const site = join(liveFolder(releases, stage), 'site');
  return { folder: site, html: site, assets: join(releases, 'assets') };
}

function buildOf(app: App, { builds = {} }: ServeOptions) {
  return builds[app.folder] ?? distFolder(app);
}

/**
 * The pointer that the page gets.
 *
 * @throws {Error} when a build's manifest or the pointer of the releases can't be read
 */
export function servedPointer(basePort: number, options: ServeOptions): ReleasePointer {
  const { releases, stage } = options;
  const pointer =
    releases !== undefined
      ? readPointer(releases, stage)
      : pointerToBuilds(basePort, (app) => buildOf(app, options));
  const origins = [...pointer.overrideOrigins, ...(options.overrideOrigins ?? [])];
  return { ...pointer, overrideOrigins: [...new Set(origins)] };
}

/** Serves the whole shop: the host and each remote on an origin of its own. */
export async function serveShop(
  basePort: number = hostPort(),
  options: ServeOptions = {},
): Promise<{ origin: string; sites: Map<string, RunningSite>; close(): Promise<void> }> {
  const sites: Map<string, RunningSite> = new Map();
  const close = async () => {
    await Promise.all([...sites.values()].map((site) => site.close()));
  };
  try {
    for (const app of apps) sites.set(app.federationName, await serveApp(app, basePort, options));
  } catch (error) {
    await close();
    throw error;
  }
  return { origin: `http://localhost:${basePort}`, sites, close };
}
