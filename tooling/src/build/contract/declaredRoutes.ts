// Routes that come with a remote: its manifest declares them for pages that the host's own table does not have
// (`metaData.routes`, docs/remotes.md). The host reads them in the browser with this file, and the tools that write pages and
// check the contract, so it uses nothing of Node and nothing of the page.

/** What a page that is on its way will look like. */
export type SkeletonShape = 'landing' | 'listing' | 'detail' | 'form' | 'auth';

/** A route as a remote writes it. */
export interface RouteDeclaration {
  /** Such as `/outlet`, or `/outlet/:id`. */
  readonly path: string;
  /** The name of a page that the remote exposes. */
  readonly page: string;
  readonly shape: SkeletonShape;
  /** The heading of a page whose content is in the shopper's browser: what its HTML can say. */
  readonly title?: string;
  /** Only for shoppers who have signed in. */
  readonly isGuarded?: true;
}

/** `page` is the federation id here, such as `mfe_catalog/Outlet`. */
export type DeclaredRoute = RouteDeclaration;

export interface DeclaringManifest {
  /** The remote's federation name. */
  readonly name: string;
  readonly exposes: readonly { readonly name: string }[];
  readonly metaData?: { readonly routes?: unknown };
}

const SHAPES: readonly unknown[] = ['landing', 'listing', 'detail', 'form', 'auth'];

/** It begins with a word, so that no remote can take addresses of every kind; words are lower-case, without dots. */
const PATH = /^\/[a-z0-9]+(?:-[a-z0-9]+)*(?:\/(?:[a-z0-9]+(?:-[a-z0-9]+)*|:[a-zA-Z]+))*$/;

/** First segments below which there are files, or pages that say what is wrong. */
const RESERVED = ['404', 'assets', 'media', 'offline'];

/**
 * The routes that can be used, and why others can't. Where two remotes declare the same address, the first one has it.
 *
 * @param hostPaths the paths that the host answers itself
 */
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
    return 'is no path such as /outlet or /outlet/:id';
  }
  if (RESERVED.includes(path.split('/')[1] ?? '')) return 'lies where the shop has files';
  if (!exposes.some(({ name }) => name === page)) {
    return `names the page ${String(page)}, which it does not expose`;
  }
  if (!SHAPES.includes(shape))
    return `has the shape ${String(shape)}; name one of: ${SHAPES.join(', ')}`;
  if (title !== undefined && typeof title !== 'string') return 'has a title that is no text';
  if (isGuarded !== undefined && isGuarded !== true) return 'has isGuarded, which can only be true';
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
  // Within a remote a word goes before a parameter, as in the host's table.
  const other = others.find((route) =>
    isOwn(route) ? route.path === path : meet(route.path, path),
  );
  return other ? `would take addresses of ${other.page} at ${other.path}` : null;
}

/** Whether there is an address that both paths match. */
function meet(one: string, other: string): boolean {
  const [mine, theirs] = [one.split('/'), other.split('/')];
  return (
    mine.length === theirs.length &&
    mine.every((segment, index) => {
      const opposite = theirs[index] ?? '';
      return segment === opposite || segment.startsWith(':') || opposite.startsWith(':');
    })
  );
}
