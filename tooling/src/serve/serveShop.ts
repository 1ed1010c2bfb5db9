import { join } from 'node:path';
import { appByFolder, apps, distFolder, mediaFolder, originOf, type App } from '../workspace/apps';
import { pagesAt } from '../build/pages/builtPages';
import { EMPTY_POINTER, pointerToJson, type ReleasePointer } from 'remote-loader/formats';
import { pointerToBuilds } from '../build/pointer';
import { liveFolder, readPointer } from './pointerFile';
import { hostHeaders, remoteHeaders, WORKER, WORKER_POLICY } from './headers';
import type { RunningServer } from '../workspace/listen';
import { serveFolder } from './serveFolder';

export interface ServeOptions {
  /** origins from which a tab may load overrides (docs/remotes.md) */
  readonly overrideOrigins?: readonly string[];
  /** a folder of releases to serve instead of the builds */
  readonly releases?: string | undefined;
  /** the stage to serve from the releases; by default production */
  readonly stage?: string | undefined;
}

/** Serves one app's production build on its port. */
export function serveApp(
  app: App,
  basePort: number,
  options: ServeOptions = {},
): Promise<RunningServer> {
  const { releases, stage } = options;
  const port = basePort + app.portOffset;
  // Releases have their pictures in the store.
  const media = releases === undefined ? mediaFolder : undefined;
  if (app.role === 'remote') {
    const folder = releases === undefined ? distFolder(app) : join(releases, app.folder);
    return serveFolder({ port, media, folder, headers: remoteHeaders });
  }
  const folders =
    releases === undefined
      ? { folder: distFolder(app), html: pagesAt(basePort) }
      : { folder: join(liveFolder(releases, stage), 'site'), assets: join(releases, 'assets') };
  return serveFolder({
    port,
    media,
    ...folders,
    headers: pageHeaders(basePort, options),
    pointer: () => JSON.stringify(pointerToJson(servedPointer(basePort, options))),
  });
}

/**
 * The headers of the page, for the pointer at the time of the request. If the pointer cannot be read, the last headers are
 * used.
 */
function pageHeaders(
  basePort: number,
  options: ServeOptions,
): (pathname: string) => Record<string, string> {
  let headers = hostHeaders(EMPTY_POINTER);
  return (pathname) => {
    try {
      headers = hostHeaders(servedPointer(basePort, options));
    } catch {
      // The request for the pointer reports the reason.
    }
    return pathname === WORKER ? { ...headers, 'Content-Security-Policy': WORKER_POLICY } : headers;
  };
}

/**
 * The pointer for the page.
 *
 * @throws {Error} if a build's manifest or the pointer of the releases cannot be read
 */
export function servedPointer(basePort: number, options: ServeOptions): ReleasePointer {
  const { releases, stage } = options;
  const pointer = releases === undefined ? pointerToBuilds(basePort) : readPointer(releases, stage);
  const origins = [...pointer.overrideOrigins, ...(options.overrideOrigins ?? [])];
  return { ...pointer, overrideOrigins: [...new Set(origins)] };
}

/** Serves the whole shop: the host and each remote on separate origins. */
export async function serveShop(
  basePort: number,
  options: ServeOptions = {},
): Promise<RunningServer & { readonly origin: string }> {
  const sites: RunningServer[] = [];
  for (const app of apps) sites.push(await serveApp(app, basePort, options));
  const close = async () => {
    await Promise.all(sites.map((site) => site.close()));
  };
  return { origin: originOf(appByFolder('host'), basePort), close };
}
