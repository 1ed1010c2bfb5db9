import type { Declaration } from 'remote-loader';
import type { DeclaredRoute } from 'tooling/declared-routes';
import type { RoutePageId } from './pageId';

/** A route that comes with a remote, and whose page the remote exposes. */
export type RouteOfRemote = Readonly<DeclaredRoute> & { readonly page: RoutePageId };

/** Adds the routes that were found to those that are known, which stay: their remotes may be unreachable just now. */
export type AddRoutes = <Route extends Pick<DeclaredRoute, 'path'>>(
  known: readonly Route[],
) => readonly (Route | RouteOfRemote)[];

/** A route that can't be used, and why. */
export interface IgnoredRoute {
  readonly remote: string;
  readonly release: string | null;
  readonly reason: string;
}

/**
 * Chooses the routes that can be used; others are told of.
 *
 * @param hostPaths the paths that the host answers itself
 * @returns what adds them to those that are known
 */
export async function readDeclaredRoutes(
  declarations: readonly Declaration[],
  hostPaths: readonly string[],
  onIgnored: (route: IgnoredRoute) => void,
): Promise<AddRoutes> {
  const { readRoutes } = await import('tooling/declared-routes');
  const { routes, problems } = readRoutes(declarations.map(toManifest), hostPaths);
  for (const { remote, problem } of problems) {
    const release = declarations.find((one) => one.remote === remote)?.release ?? null;
    onIgnored({ remote, release, reason: problem });
  }
  // The remote exposes these pages; the types know those of the host's own table.
  const found = routes as RouteOfRemote[];
  return (known) => [...new Map([...known, ...found].map((route) => [route.path, route])).values()];
}

/** What the pointer has was checked when it was released, with the pages that the release exposes. */
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
