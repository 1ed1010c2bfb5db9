import { MANIFEST, POINTER } from 'remote-loader/formats';

/** The kinds of requests that the worker responds to. */
export type Kind = 'page' | 'pointer' | 'manifest' | 'file' | 'picture';

/** A file with a content hash in its name, which never changes. */
const HASHED = /\/assets\/.+\.[0-9a-f]{12,}\.\w+$/;

/**
 * The kind of a request. From other origins only files of remotes count, and only if the page checks their hashes, because
 * opaque responses are not stored.
 * Null for requests that the worker does not handle.
 */
export function kindOf(
  { method, url, mode }: Pick<Request, 'method' | 'url' | 'mode'>,
  origin: string,
): Kind | null {
  if (method !== 'GET') return null;
  const { origin: from, pathname } = new URL(url);
  if (from !== origin) {
    if (mode !== 'cors') return null;
    if (pathname.endsWith(`/${MANIFEST}`)) return 'manifest';
    return HASHED.test(pathname) ? 'file' : null;
  }
  if (mode === 'navigate') return 'page';
  if (pathname === `/${POINTER}`) return 'pointer';
  if (pathname.startsWith('/media/')) return 'picture';
  return HASHED.test(pathname) ? 'file' : null;
}
