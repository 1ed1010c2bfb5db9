import { matchRoutes } from 'shared-ui/router';
import type { RemoteRoute } from './routes';

/** The route among those that come with remotes that answers a path: the router's own choice. */
export function declaredRouteOf(
  path: string,
  routes: readonly RemoteRoute[],
): RemoteRoute | undefined {
  const matchable = routes.map((route) => ({ path: route.path, caseSensitive: true, route }));
  return matchRoutes(matchable, path)?.at(-1)?.route.route;
}
