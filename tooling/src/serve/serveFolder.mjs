import { createServer } from 'node:http';
import { BusyPortError } from './BusyPortError.mjs';
import { isFileAddress } from './contentTypes.mjs';
import { cacheControl } from './headers.mjs';
import { clearFileHeaders, sendFile } from './sendFile.mjs';

/**
 * @typedef {object} Site
 * @property {number} port
 * @property {string} folder the static files, with `.br` and `.gz` siblings; they may change while they are served
 * @property {Record<string, string> | ((pathname: string) => Record<string, string>)} headers
 * @property {Record<string, string>} [mounts] further folders by their path, such as `/media`
 * @property {Record<string, () => string>} [texts] JSON files that are made when they are asked for, by their path; one
 *   that throws is answered with 503
 * @property {string} [assets] the folder of `/assets/`, where that is not in the others
 * @property {string} [html] a folder with the HTML of addresses, as `<address>/index.html`, and what belongs to it
 * @property {string} [appPage] the path of a page for addresses where no HTML is written at all
 *
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/** Where the files lie whose names have a hash. */
const ASSETS = '/assets/';

/**
 * Serves a folder of static files, compressed, with the production headers. No request ends the process: what can't be
 * answered is a 4xx or 503.
 *
 * @param {Site} site
 * @returns {Promise<{ close(): Promise<void> }>}
 * @throws {BusyPortError}
 */
export async function serveFolder(site) {
  const server = createServer((request, response) => {
    // The client has gone; its answer is of no use.
    response.on('error', () => response.destroy());
    answer(site, request, response).catch((error) => refuse(request, response, error));
  });
  await new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      reject(error.code === 'EADDRINUSE' ? new BusyPortError(site.port) : error);
    });
    server.listen(site.port, () => resolve(undefined));
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** @param {Site} site @param {Request} request @param {Response} response */
async function answer(site, request, response) {
  const { folder, headers, mounts = {}, texts = {} } = site;
  const pathname = pathOf(request);
  const own = typeof headers === 'function' ? headers(pathname) : headers;
  for (const [name, value] of Object.entries(own)) response.setHeader(name, value);
  response.setHeader('Cache-Control', cacheControl(pathname));
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    say(response, 405, 'Method not allowed');
    return;
  }
  const text = Object.hasOwn(texts, pathname) ? texts[pathname]() : undefined;
  if (text !== undefined) {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(text);
    return;
  }
  const mount = Object.keys(mounts).find((path) => pathname.startsWith(`${path}/`));
  if (mount !== undefined) {
    const path = pathname.slice(mount.length);
    if (!(await sendFile(request, response, mounts[mount], path))) say(response, 404, 'Not found');
    return;
  }
  if (!isFileAddress(pathname)) {
    await answerWithPage(site, pathname, request, response);
    return;
  }
  if (site.assets !== undefined && pathname.startsWith(ASSETS)) {
    const path = pathname.slice(ASSETS.length - 1);
    if (await sendFile(request, response, site.assets, path, { hasCopies: true })) return;
  }
  for (const place of [folder, ...(site.html ? [site.html] : [])]) {
    if (await sendFile(request, response, place, pathname, { hasCopies: true })) return;
  }
  say(response, 404, 'Not found');
}

/**
 * The HTML of an address; for one that nobody knows the page that says so, with the status 404.
 *
 * @param {Site} site @param {string} pathname @param {Request} request @param {Response} response
 */
async function answerWithPage({ folder, html, appPage }, pathname, request, response) {
  const page = `${pathname.replace(/\/+$/, '')}/index.html`;
  const missing = [`${/^\/product\//.exec(pathname)?.[0] ?? '/'}404.html`, '/404.html'];
  const candidates = html
    ? [
        { place: html, path: page, status: 200 },
        ...missing.map((path) => ({ place: html, path, status: 404 })),
      ]
    : [{ place: folder, path: page, status: 200 }];
  for (const { place, path, status } of candidates) {
    if (await sendFile(request, response, place, path, { hasCopies: true, status })) return;
  }
  if (!appPage) {
    say(response, 404, 'Not found');
    return;
  }
  if (!(await sendFile(request, response, folder, appPage, { hasCopies: true }))) {
    throw new Error(`${folder} has no page; it may be in the making.`);
  }
}

/** The path of a request's address, as the client encoded it. @param {Request} request */
function pathOf({ url = '/' }) {
  return url.split(/[?#]/, 1)[0];
}

/**
 * @param {Request} request
 * @param {Response} response
 * @param {Error & { status?: number }} error with the status where the client is to blame
 */
function refuse(request, response, error) {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { status = 500, message } = error;
  const range = response.getHeader('Content-Range');
  clearFileHeaders(response);
  if (status === 416 && range) response.setHeader('Content-Range', range);
  if (status < 500) {
    say(response, status, message);
    return;
  }
  console.error(`${pathOf(request)}: ${message}`);
  say(response, 503, 'Not available');
}

/** @param {Response} response @param {number} status @param {string} sentence */
function say(response, status, sentence) {
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.writeHead(status).end(`${sentence}\n`);
}
