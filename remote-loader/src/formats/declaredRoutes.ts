// Routes that come with a remote: its manifest declares them for pages that are not in the host's table (`metaData.routes`,
// docs/remotes.md).

const SHAPES = ['landing', 'listing', 'detail', 'form', 'auth'] as const;
/** The shape of the skeleton that is shown while a page loads. */
export type SkeletonShape = (typeof SHAPES)[number];

/** A route in a remote's configuration and manifest. */
export interface RouteDeclaration {
  /** Such as `/outlet`, or `/outlet/:id`. */
  readonly path: string;
  /** The name of a page that the remote exposes. */
  readonly page: string;
  readonly shape: SkeletonShape;
  /** The heading of a page whose content is in the shopper's browser: its HTML shows only this heading. */
  readonly title?: string;
  readonly isGuarded?: true;
}

/** Here `page` is the federation id, such as `mfe_catalog/Outlet`. */
export type DeclaredRoute = RouteDeclaration;

export interface DeclaringManifest {
  /** The remote's federation name. */
  readonly name: string;
  readonly exposes: readonly { readonly name: string }[];
  readonly metaData?: { readonly routes?: unknown };
}

/** It begins with a word, so that no remote can take all addresses; words are lower-case, without dots. */
const PATH = /^\/[a-z0-9]+(?:-[a-z0-9]+)*(?:\/(?:[a-z0-9]+(?:-[a-z0-9]+)*|:[a-zA-Z]+))*$/;

/** First segments of files and of error pages. */
const RESERVED = ['404', 'assets', 'media', 'offline'];

/** The valid routes, and the problems of the others. If two remotes declare the same address, the first gets it. */
export function readRoutes(
  manifests: readonly DeclaringManifest[],
  hostPaths: readonly string[],
): { routes: DeclaredRoute[]; problems: { remote: string; problem: string }[] } {
  const routes: DeclaredRoute[] = [];
  const problems: { remote: string; problem: string }[] = [];
  for (const { name, exposes, metaData } of manifests) {
    const declared = metaData?.routes ?? [];
    for (const declaration of Array.isArray(declared) ? declared : [declared]) {
      const fields = Object(declaration) as Record<string, unknown>;
      const { path, page, shape, title, isGuarded } = fields as unknown as DeclaredRoute;
      const problem = problemOf(fields, exposes) ?? collisionOf(name, path, hostPaths, routes);
      if (problem) problems.push({ remote: name, problem: `its route ${path} ${problem}.` });
      else {
        const rest = { ...(title && { title }), ...(isGuarded && { isGuarded }) };
        routes.push({ path, page: `${name}/${page}`, shape, ...rest });
      }
    }
  }
  return { routes, problems };
}

function problemOf(
  { path, page, shape, title, isGuarded }: Readonly<Record<string, unknown>>,
  exposes: DeclaringManifest['exposes'],
): string | null {
  if (typeof path !== 'string' || !PATH.test(path)) {
    return 'is not a path such as /outlet or /outlet/:id';
  }
  if (RESERVED.includes(path.split('/')[1] ?? '')) return 'is reserved for files of the shop';
  if (!exposes.some(({ name }) => name === page)) {
    return `names the page ${String(page)}, which the remote does not expose`;
  }
  if (!SHAPES.some((known) => known === shape))
    return `has the shape ${String(shape)}; name one of: ${SHAPES.join(', ')}`;
  if (title !== undefined && typeof title !== 'string') return 'has a title that is not a string';
  if (isGuarded !== undefined && isGuarded !== true)
    return 'has a value of isGuarded other than true';
  return null;
}

function collisionOf(
  remote: string,
  path: string,
  hostPaths: readonly string[],
  others: readonly DeclaredRoute[],
): string | null {
  const ofHost = hostPaths.find((taken) => meet(taken, path));
  if (ofHost !== undefined) return `would take addresses of the host's own ${ofHost}`;
  const isOwn = ({ page }: DeclaredRoute): boolean => page.startsWith(`${remote}/`);
  // Within a remote, a word has precedence over a parameter, as in the host's table.
  const other = others.find((route) =>
    isOwn(route) ? route.path === path : meet(route.path, path),
  );
  return other ? `would take addresses of ${other.page} at ${other.path}` : null;
}

/** Whether there is an address that both paths match. */
function meet(path: string, other: string): boolean {
  const [segments, otherSegments] = [path.split('/'), other.split('/')];
  return (
    segments.length === otherSegments.length &&
    segments.every((segment, index) => {
      const opposite = otherSegments[index] ?? '';
      return segment === opposite || segment.startsWith(':') || opposite.startsWith(':');
    })
  );
}
