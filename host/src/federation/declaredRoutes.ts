import { readRoutes, type DeclaredRoute } from 'tooling/declared-routes';
import type { PointerLine, ReleasePointer } from 'tooling/release-pointer';
import type { Leg } from './Leg';
import type { nameOfRelease } from './manifest';
import type { RoutePageId } from './pageId';
import type { readRelease, ReleaseReader } from './releases';
import type { RemoteNews } from './remoteEvents';
import type { SharedRequest, Waiter } from './SharedRequest';

/** A route that comes with a remote, and whose page the remote exposes. */
export type RouteOfRemote = Readonly<DeclaredRoute> & { readonly page: RoutePageId };

/** Adds the routes that were found to those that are known, which stay: their remotes may be unreachable just now. */
export type AddRoutes = <Route extends Pick<DeclaredRoute, 'path'>>(
  known: readonly Route[],
) => readonly (Route | RouteOfRemote)[];

/**
 * What routes are read with. The loader's own code is given and not imported: a module that two chunks share can't be joined
 * with others, which makes the first one larger.
 */
export interface RouteReader extends ReleaseReader {
  readonly Leg: typeof Leg;
  readonly readRelease: typeof readRelease;
  readonly nameOfRelease: typeof nameOfRelease;
  readonly pointer: SharedRequest<ReleasePointer>;
  readonly tell: (news: RemoteNews) => void;
  /** What was told already: an address that nobody knows may be visited often. */
  readonly ignoredRoutes: Set<string>;
}

/**
 * The routes that come with the remotes, by the releases that the pointer names now. A remote that can't be read in time has
 * none, and a route that can't be used is ignored; the event stream tells of it once.
 *
 * @param hostPaths the paths that the host answers itself
 * @returns what adds them to those that are known
 * @throws when the pointer can't be had
 */
export async function readDeclaredRoutes(
  reader: RouteReader,
  hostPaths: readonly string[],
): Promise<AddRoutes> {
  const { clock, patience, pointer } = reader;
  // The tab may be older than the release that has the page.
  pointer.reset();
  const leg = new reader.Leg(clock, patience.limit('second', 0));
  try {
    const lines = Object.entries((await pointer.join(leg)).remotes);
    const manifests = await Promise.all(lines.map((line) => readManifest(reader, line, leg)));
    const found = routesIn(reader, manifests.flat(), hostPaths);
    return (known) => [
      ...new Map([...known, ...found].map((route) => [route.path, route])).values(),
    ];
  } finally {
    leg.end();
  }
}

/** @returns one manifest, or none */
async function readManifest(
  reader: RouteReader,
  [name, line]: readonly [string, PointerLine],
  waiter: Waiter,
) {
  try {
    const known = await reader.readRelease(reader, line, waiter);
    return [{ ...known.content, name, release: reader.nameOfRelease(known) }];
  } catch {
    // Its pages that the host knows say what is wrong with it.
    return [];
  }
}

function routesIn(
  { tell, ignoredRoutes }: RouteReader,
  manifests: Awaited<ReturnType<typeof readManifest>>,
  hostPaths: readonly string[],
): readonly RouteOfRemote[] {
  const { routes, problems } = readRoutes(manifests, hostPaths);
  for (const { remote, problem } of problems) {
    if (ignoredRoutes.has(remote + problem)) continue;
    ignoredRoutes.add(remote + problem);
    const release = manifests.find(({ name }) => name === remote)?.release ?? null;
    tell({ type: 'ignored', remote, release, reason: problem });
  }
  // The manifest exposes these pages; the types know those of the host's own table.
  return routes as RouteOfRemote[];
}
