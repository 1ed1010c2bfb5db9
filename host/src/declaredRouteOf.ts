import { matchRoutes } from 'shared-ui/router';
import type { RemoteRoute } from './routes';

/** The route that answers a path, among the routes that come with remotes. It is chosen as the router would. */
export function declaredRouteOf(
  path: string,
  routes: readonly RemoteRoute[],
): RemoteRoute | undefined {
  const matchable = routes.map((route) => ({ path: route.path, caseSensitive: true, route }));
  return matchRoutes(matchable, path)?.at(-1)?.route.route;
}
