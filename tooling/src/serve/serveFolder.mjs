import { createServer } from 'node:http';
import sirv from 'sirv';
import { BusyPortError } from './BusyPortError.mjs';
import { cacheControl } from './headers.mjs';

/** Addresses that name a file: where it is missing the answer is 404, never the page (FAULTS 33). */
const FILE =
  /^\/(?:assets|media)\/|\.(?:js|css|map|json|br|gz|svg|ico|png|webp|avif|woff2|txt|xml|webmanifest)$/i;

/**
 * @typedef {object} Site
 * @property {number} port
 * @property {string} folder the static files, with `.br` and `.gz` siblings
 * @property {Record<string, string>} headers
 * @property {Record<string, string>} [mounts] further folders by their path, such as `/media`
 * @property {Record<string, () => string>} [texts] JSON files that are made when they are asked for, by their path
 * @property {boolean} [isGrowing] whether files come while it is served; otherwise the folder is read once
 * @property {boolean} [hasPage] whether every other address shows `app.html`
 */

/**
 * Serves a folder of static files, compressed, with the production headers.
 *
 * @param {Site} site
 * @returns {Promise<{ close(): Promise<void> }>}
 */
export async function serveFolder({
  port,
  folder,
  headers,
  mounts = {},
  texts = {},
  hasPage = false,
  isGrowing = false,
}) {
  const files = sirv(folder, { brotli: true, gzip: true, etag: true, dev: isGrowing });
  const mounted = Object.entries(mounts).map(([path, mountedFolder]) => ({
    path,
    files: sirv(mountedFolder, { etag: true }),
  }));

  const server = createServer((request, response) => {
    const pathname = (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/';
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('Cache-Control', cacheControl(pathname));

    const notFound = () => {
      response.setHeader('Cache-Control', 'no-cache');
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n');
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const text = Object.hasOwn(texts, pathname) ? texts[pathname] : undefined;
    if (text) {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(text());
      return;
    }
    for (const mount of mounted) {
      if (pathname.startsWith(`${mount.path}/`)) {
        request.url = pathname.slice(mount.path.length);
        mount.files(request, response, notFound);
        return;
      }
    }
    files(request, response, () => {
      if (!hasPage || FILE.test(pathname)) {
        notFound();
        return;
      }
      response.setHeader('Cache-Control', 'no-cache');
      request.url = '/app.html';
      files(request, response, () => {
        // A build without a first screen has one page for all addresses.
        request.url = '/';
        files(request, response, notFound);
      });
    });
  });

  await new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      reject(error.code === 'EADDRINUSE' ? new BusyPortError(port) : error);
    });
    server.listen(port, () => resolve(undefined));
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
