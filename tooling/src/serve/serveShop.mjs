import {
  apps,
  distFolder,
  hostPort,
  mediaFolder,
  originOf,
  releasePointer,
  remotes,
} from '../apps.mjs';
import { hostHeaders, remoteHeaders } from './headers.mjs';
import { serveFolder } from './serveFolder.mjs';

/** @typedef {{ close(): Promise<void> }} RunningSite */

/**
 * Serves one app's production build on its port.
 *
 * @param {import('../apps.mjs').App} app
 * @param {number} basePort
 * @param {{ isDevelopment?: boolean }} [options] beside development servers a page has no security policy: their reload
 *   sockets and source maps would all need exceptions
 */
export function serveApp(app, basePort, { isDevelopment = false } = {}) {
  const isHost = app.portOffset === 0;
  return serveFolder({
    port: basePort + app.portOffset,
    folder: distFolder(app),
    mounts: { '/media': mediaFolder },
    ...(isHost
      ? {
          hasPage: true,
          headers: isDevelopment
            ? {}
            : hostHeaders(
                remotes.map((remote) => ({
                  federationName: remote.federationName,
                  origin: originOf(remote, basePort),
                })),
              ),
          texts: { '/release.json': JSON.stringify(releasePointer(basePort)) },
        }
      : { headers: remoteHeaders }),
  });
}

/**
 * Serves the whole shop: the host and each remote on an origin of its own.
 *
 * @param {number} [basePort]
 * @returns {Promise<{ origin: string, sites: Map<string, RunningSite>, close(): Promise<void> }>}
 */
export async function serveShop(basePort = hostPort()) {
  /** @type {Map<string, RunningSite>} */
  const sites = new Map();
  const close = async () => {
    await Promise.all([...sites.values()].map((site) => site.close()));
  };
  try {
    for (const app of apps) sites.set(app.federationName, await serveApp(app, basePort));
  } catch (error) {
    await close();
    throw error;
  }
  return { origin: `http://localhost:${basePort}`, sites, close };
}
