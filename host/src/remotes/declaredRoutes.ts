import type { Declaration } from 'remote-loader';
import { readRoutes } from 'remote-loader/formats';
import { hostPaths } from '../pages/hostRoutes';
import type { RemoteRoute } from '../routes';
import { dispatchRemoteEvent } from './remoteEvents';

/** Problems that were reported. Each is reported once, although unknown addresses may be visited often. */
const reported = new Set<string>();

/** Reads the usable routes, and reports the others. */
export function readDeclaredRoutes(declarations: readonly Declaration[]): readonly RemoteRoute[] {
  const { routes, problems } = readRoutes(declarations, hostPaths);
  for (const { remote, problem: reason } of problems) {
    if (reported.has(remote + reason)) continue;
    reported.add(remote + reason);
    const release = declarations.find(({ name }) => name === remote)?.release ?? null;
    dispatchRemoteEvent({ type: 'ignored', remote, release, reason, time: performance.now() });
  }
  // The remote exposes these pages, but the type has only the pages of the host's table.
  return routes as RemoteRoute[];
}
