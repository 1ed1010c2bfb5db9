import { join } from 'node:path';
import { apps, distFolder, hostPort, mediaFolder } from '../apps.mjs';
import { builtHtml } from '../build/pages/folders.mjs';
import { EMPTY_POINTER, pointerToJson } from 'remote-loader/pointer';
import { pointerToBuilds } from '../release/pointer.mjs';
import { liveFolder, readPointer } from '../release/pointerFile.mjs';
import { hostHeaders, remoteHeaders, WORKER, WORKER_POLICY } from './headers.mjs';
import { serveFolder } from './serveFolder.mjs';

/** @typedef {{ close(): Promise<void> }} RunningSite */

/** The page of addresses of which no HTML is written: it has no content, and the application draws it. */
export const APP_PAGE = '/app.html';

/**
 * What is served, and to whom.
 *
 * @typedef {object} ServeOptions
 * @property {Readonly<Record<string, string>>} [builds] folders of other builds than `dist`, by the app's folder
 * @property {readonly string[]} [overrideOrigins] origins from which a tab may take a remote instead (docs/remotes.md)
 * @property {string} [releases] a folder of releases to serve in the place of the builds
 * @property {string} [stage] whose pointer and pages are served with the releases; by default production
 * @property {string} [reportUri] where browsers report violations of the page's security policy
 */

/**
 * Serves one app's production build on its port.
 *
 * @param {import('../apps.mjs').App} app
 * @param {number} basePort
 * @param {ServeOptions} [options]
 */
export function serveApp(app, basePort, options = {}) {
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
    ...hostFolders(app, options),
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
 *
 * @param {number} basePort
 * @param {ServeOptions} options
 * @returns {(pathname: string) => Record<string, string>}
 */
function pageHeaders(basePort, options) {
  let headers = hostHeaders(EMPTY_POINTER, options);
  return (pathname) => {
    try {
      headers = hostHeaders(servedPointer(basePort, options), options);
    } catch {
      // Whoever asks for the pointer is told.
    }
    return pathname === WORKER ? { ...headers, 'Content-Security-Policy': WORKER_POLICY } : headers;
  };
}

/**
 * Where the host's files and the pages lie. Those of the releases are in the folder of the live move, and what has a hash in
 * its name beside it; the pages of the tree's builds name the files of the tree's host.
 *
 * @param {import('../apps.mjs').App} app @param {ServeOptions} options
 */
function hostFolders(app, options) {
  const { releases, stage, builds = {} } = options;
  if (releases === undefined) {
    const html = builds[app.folder] === undefined ? builtHtml : undefined;
    return { folder: buildOf(app, options), html };
  }
  const site = join(liveFolder(releases, stage), 'site');
  return { folder: site, html: site, assets: join(releases, 'assets') };
}

/** @param {import('../apps.mjs').App} app @param {ServeOptions} options */
function buildOf(app, { builds = {} }) {
  return builds[app.folder] ?? distFolder(app);
}

/**
 * The pointer that the page gets.
 *
 * @param {number} basePort
 * @param {ServeOptions} options
 * @returns {import('remote-loader/pointer').ReleasePointer}
 * @throws {Error} when a build's manifest or the pointer of the releases can't be read
 */
export function servedPointer(basePort, options) {
  const { releases, stage } = options;
  const pointer =
    releases !== undefined
      ? readPointer(releases, stage)
      : pointerToBuilds(basePort, (app) => buildOf(app, options));
  const origins = [...pointer.overrideOrigins, ...(options.overrideOrigins ?? [])];
  return { ...pointer, overrideOrigins: [...new Set(origins)] };
}

/**
 * Serves the whole shop: the host and each remote on an origin of its own.
 *
 * @param {number} [basePort]
 * @param {ServeOptions} [options]
 * @returns {Promise<{ origin: string, sites: Map<string, RunningSite>, close(): Promise<void> }>}
 */
export async function serveShop(basePort = hostPort(), options = {}) {
  /** @type {Map<string, RunningSite>} */
  const sites = new Map();
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
