/** What is asked for, as far as the worker has an answer of its own. */
export type Kind = 'page' | 'pointer' | 'manifest' | 'file' | 'picture';

/** The part of a request that decides. */
type Asked = Pick<Request, 'method' | 'url' | 'mode'>;

/** A file whose name carries a hash of its content: it never changes. */
const HASHED = /\/assets\/.+\.[0-9a-f]{12,}\.\w+$/;

/**
 * What a request asks for. Of other origins the worker knows the files of remotes alone, and only where a page can check
 * them: an answer that nobody can read is not kept.
 *
 * @param origin the shop's own
 * @returns null where the browser answers as it would without a worker
 */
export function kindOf({ method, url, mode }: Asked, origin: string): Kind | null {
  if (method !== 'GET') return null;
  const { origin: from, pathname } = new URL(url);
  if (from !== origin) {
    if (mode !== 'cors') return null;
    if (pathname.endsWith('/mf-manifest.json')) return 'manifest';
    return HASHED.test(pathname) ? 'file' : null;
  }
  if (mode === 'navigate') return 'page';
  if (pathname === '/release.json') return 'pointer';
  if (pathname.startsWith('/media/')) return 'picture';
  return HASHED.test(pathname) ? 'file' : null;
}
