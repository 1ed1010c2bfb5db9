/**
 * Routes that come with a remote: its manifest declares them for pages that the host's own table does not have
 * (`metaData.routes`, docs/remotes.md). The host reads them in the browser with this file, and the tools that write pages and
 * check the contract, so it uses nothing of Node and nothing of the page.
 *
 * @typedef {'landing' | 'listing' | 'detail' | 'form' | 'auth'} SkeletonShape what a page that is on its way will look like
 *
 * @typedef {object} RouteDeclaration as a remote writes it
 * @property {string} path such as `/outlet`, or `/outlet/:id`
 * @property {string} page the name of a page that the remote exposes
 * @property {SkeletonShape} shape
 * @property {string} [title] the heading of a page whose content is in the shopper's browser: what its HTML can say
 * @property {true} [isGuarded] only for shoppers who have signed in
 *
 * @typedef {RouteDeclaration} DeclaredRoute `page` is the federation id here, such as `mfe_catalog/Outlet`
 *
 * @typedef {object} DeclaringManifest
 * @property {string} name the remote's federation name
 * @property {readonly { name: string }[]} exposes
 * @property {{ routes?: unknown }} [metaData]
 */

/** @type {readonly unknown[]} */
const SHAPES = ['landing', 'listing', 'detail', 'form', 'auth'];

/** It begins with a word, so that no remote can take addresses of every kind; words are lower-case, without dots. */
const PATH = /^\/[a-z0-9]+(?:-[a-z0-9]+)*(?:\/(?:[a-z0-9]+(?:-[a-z0-9]+)*|:[a-zA-Z]+))*$/;

/** First segments below which there are files, or pages that say what is wrong. */
const RESERVED = ['404', 'assets', 'media', 'offline'];

/**
 * The routes that can be used, and why others can't. Where two remotes declare the same address, the first one has it.
 *
 * @param {readonly DeclaringManifest[]} manifests
 * @param {readonly string[]} hostPaths the paths that the host answers itself
 * @returns {{ routes: DeclaredRoute[], problems: { remote: string, problem: string }[] }}
 */
export function readRoutes(manifests, hostPaths) {
  /** @type {DeclaredRoute[]} */
  const routes = [];
  /** @type {{ remote: string, problem: string }[]} */
  const problems = [];
  for (const { name, exposes, metaData } of manifests) {
    const declared = metaData?.routes ?? [];
    for (const declaration of Array.isArray(declared) ? declared : [declared]) {
      const { path, page, shape, title, isGuarded } = Object(declaration);
      const problem =
        problemOf(Object(declaration), exposes) ?? collisionOf(name, path, hostPaths, routes);
      if (problem) problems.push({ remote: name, problem: `its route ${path} ${problem}.` });
      else {
        const rest = { ...(title && { title }), ...(isGuarded && { isGuarded }) };
        routes.push({ path, page: `${name}/${page}`, shape, ...rest });
      }
    }
  }
  return { routes, problems };
}

/** @param {Record<string, unknown>} declaration @param {DeclaringManifest['exposes']} exposes @returns {string | null} */
function problemOf({ path, page, shape, title, isGuarded }, exposes) {
  if (typeof path !== 'string' || !PATH.test(path)) {
    return 'is no path such as /outlet or /outlet/:id';
  }
  if (RESERVED.includes(path.split('/')[1] ?? '')) return 'lies where the shop has files';
  if (!exposes.some(({ name }) => name === page)) {
    return `names the page ${page}, which it does not expose`;
  }
  if (!SHAPES.includes(shape)) return `has the shape ${shape}; name one of: ${SHAPES.join(', ')}`;
  if (title !== undefined && typeof title !== 'string') return 'has a title that is no text';
  if (isGuarded !== undefined && isGuarded !== true) return 'has isGuarded, which can only be true';
  return null;
}

/**
 * @param {string} remote @param {string} path @param {readonly string[]} hostPaths @param {readonly DeclaredRoute[]} others
 * @returns {string | null}
 */
function collisionOf(remote, path, hostPaths, others) {
  const ofHost = hostPaths.find((taken) => meet(taken, path));
  if (ofHost !== undefined) return `would take addresses of the host's own ${ofHost}`;
  const isOwn = (/** @type {DeclaredRoute} */ { page }) => page.startsWith(`${remote}/`);
  // Within a remote a word goes before a parameter, as in the host's table.
  const other = others.find((route) =>
    isOwn(route) ? route.path === path : meet(route.path, path),
  );
  return other ? `would take addresses of ${other.page} at ${other.path}` : null;
}

/** Whether there is an address that both paths match. @param {string} one @param {string} other */
function meet(one, other) {
  const [mine, theirs] = [one.split('/'), other.split('/')];
  return (
    mine.length === theirs.length &&
    mine.every((segment, index) => {
      const opposite = theirs[index] ?? '';
      return segment === opposite || segment.startsWith(':') || opposite.startsWith(':');
    })
  );
}
