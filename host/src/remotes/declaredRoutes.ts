import type { Declaration } from 'remote-loader';
import { readRoutes, type DeclaredRoute } from 'remote-loader/formats';
import type { RoutePageId } from './pageId';
import { dispatchRemoteEvent } from './remoteEvents';

/** A route that comes with a remote, with a page that the remote exposes. */
export type RouteOfRemote = Readonly<DeclaredRoute> & { readonly page: RoutePageId };

/** Adds the found routes to the known routes. Known routes stay, because their remotes may be unreachable at the moment. */
export type AddRoutes = <Route extends Pick<DeclaredRoute, 'path'>>(
  known: readonly Route[],
) => readonly (Route | RouteOfRemote)[];

/** An unusable route, and the reason. */
export interface IgnoredRoute {
  readonly remote: string;
  readonly release: string | null;
  readonly reason: string;
}

/**
 * Reads the usable routes and reports the others.
 *
 * @param hostPaths the paths that the host answers itself
 * @returns a function that adds them to the known routes
 */
export function readDeclaredRoutes(
  declarations: readonly Declaration[],
  hostPaths: readonly string[],
  onIgnored: (route: IgnoredRoute) => void,
): AddRoutes {
  const { routes, problems } = readRoutes(declarations.map(toManifest), hostPaths);
  for (const { remote, problem } of problems) {
    const release = declarations.find((one) => one.remote === remote)?.release ?? null;
    onIgnored({ remote, release, reason: problem });
  }
  // The remote exposes these pages, but the type has only the pages of the host's table.
  const found = routes as RouteOfRemote[];
  return (known) => [...new Map([...known, ...found].map((route) => [route.path, route])).values()];
}

const reported = new Set<string>();

/** Reports each ignored route once, although unknown addresses may be visited often. */
export function reportIgnored({ remote, release, reason }: IgnoredRoute): void {
  if (reported.has(remote + reason)) return;
  reported.add(remote + reason);
  const time = performance.now();
  dispatchRemoteEvent({ type: 'ignored', remote, release, reason, time });
}

/** Without a list of pages, assumes that the remote exposes them: the release has checked the routes of the pointer. */
function toManifest({ remote, routes, pages }: Declaration) {
  const named = Array.isArray(routes)
    ? routes.map((route) => String((Object(route) as { page?: unknown }).page))
    : [];
  return {
    name: remote,
    exposes: (pages ?? named).map((name) => ({ name })),
    metaData: { routes },
  };
}
