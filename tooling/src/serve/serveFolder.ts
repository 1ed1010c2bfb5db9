import { statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import { POINTER } from 'remote-loader/formats';
import { contentType, isFileAddress } from './contentTypes';
import { cacheControl } from './headers';
import { listen } from '../workspace/listen';

export interface ServedFolder {
  readonly port: number;
  /** The folder of static files, with `.br` and `.gz` copies; it may change while it is served. */
  readonly folder: string;
  readonly headers: Record<string, string> | ((pathname: string) => Record<string, string>);
  /** The folder of `/media/`. */
  readonly media?: string | undefined;
  /** The release pointer, generated on request; an exception becomes a 503. */
  readonly pointer?: () => string;
  /** The folder of `/assets/`, if it is separate. */
  readonly assets?: string | undefined;
  /** A folder with the HTML of addresses, as `<address>/index.html`, and its files. */
  readonly html?: string | undefined;
}

/** The compressed copies by `Content-Encoding`, best first, and the file itself. */
const COPIES = { br: '.br', gzip: '.gz', identity: '' };

/** Headers that describe a file and must not be sent with another response. */
const FILE_HEADERS = [
  'Accept-Ranges',
  'Content-Encoding',
  'Content-Length',
  'Content-Range',
  'Content-Type',
  'ETag',
  'Last-Modified',
];

/** The location of a file that may exist, and how to send it. */
interface ServedFile {
  readonly folder: string;
  /** Its address in the folder, percent-encoded; unchecked input of a client. */
  readonly path: string;
  /** The status of the response; 404 for the 404 page. */
  readonly status?: number;
}

/** The paths of hashed files and of pictures. */
const ASSETS = '/assets/';
const MEDIA = '/media/';

/**
 * Serves a folder of static files, compressed, with the production headers. No request ends the process: errors become
 * a 4xx or 503.
 *
 * @throws {BusyPortError}
 */
export async function serveFolder(site: ServedFolder): ReturnType<typeof listen> {
  const server = createServer((request, response) => {
    // The client has gone; no response is needed.
    response.on('error', () => response.destroy());
    try {
      respond(site, request, response);
    } catch (error) {
      refuse(request, response, error);
    }
  });
  return listen(server, site.port);
}

function respond(site: ServedFolder, request: IncomingMessage, response: ServerResponse): void {
  const { headers, pointer } = site;
  const pathname = pathOf(request);
  const siteHeaders = typeof headers === 'function' ? headers(pathname) : headers;
  for (const [name, value] of Object.entries(siteHeaders)) response.setHeader(name, value);
  response.setHeader('Cache-Control', cacheControl(pathname));
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    sendText(response, 405, 'Method not allowed');
    return;
  }
  if (pathname.includes('//')) {
    response.setHeader('Cache-Control', 'no-cache');
    // Otherwise the application would not know the path.
    const path = pathname.replaceAll(/\/+/g, '/');
    response.writeHead(308, { Location: path + String(request.url).slice(pathname.length) }).end();
    return;
  }
  if (pointer && pathname === `/${POINTER}`) {
    const text = pointer();
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(text);
    return;
  }
  response.setHeader('Vary', 'Accept-Encoding');
  const accepted = ['identity', ...new Negotiator(request).encodings(Object.keys(COPIES))];
  const copies = Object.entries(COPIES).filter(([encoding]) => accepted.includes(encoding));
  const candidates = isFileAddress(pathname) ? filesFor(site, pathname) : pagesFor(site, pathname);
  for (const file of candidates) {
    const copy = copies.find(([, ending]) => isFile(file.folder, file.path + ending));
    if (copy) {
      sendFile(request, response, file, copy);
      return;
    }
  }
  sendText(response, 404, 'Not found');
}

function filesFor({ folder, html, assets, media }: ServedFolder, pathname: string): ServedFile[] {
  if (media !== undefined && pathname.startsWith(MEDIA)) {
    return [{ folder: media, path: pathname.slice(MEDIA.length - 1) }];
  }
  const places = [folder, ...(html === undefined ? [] : [html])];
  const files = places.map((place) => ({ folder: place, path: pathname }));
  if (assets === undefined || !pathname.startsWith(ASSETS)) return files;
  return [{ folder: assets, path: pathname.slice(ASSETS.length - 1) }, ...files];
}

/** The HTML of an address; for an unknown address the 404 page, with the status 404. */
function pagesFor({ folder, html = folder }: ServedFolder, pathname: string): ServedFile[] {
  const missing = pathname.startsWith('/product/') ? ['/product/404.html'] : [];
  const page = { folder: html, path: `${pathname.replace(/\/$/, '')}/index.html` };
  return [page, ...[...missing, '/404.html'].map((path) => ({ folder: html, path, status: 404 }))];
}

/** A segment `..`, however encoded: the path would lead to the file of another address. */
const CLIMBS = /(?:[/\\]|%2f|%5c)(?:\.|%2e){2}(?:[/\\]|%2f|%5c|$)/i;

function isFile(folder: string, path: string): boolean {
  try {
    return !CLIMBS.test(path) && statSync(join(folder, decodeURIComponent(path))).isFile();
  } catch {
    // It does not exist, or the path is invalid, such as with `%00`.
    return false;
  }
}

/** Sends a file with support for ranges, conditional requests and HEAD. Nothing is cached, so the folder may change at any time. */
function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, path, status = 200 }: ServedFile,
  [encoding, ending]: readonly [encoding: string, ending: string],
): void {
  // A range of the 404 page would have a success status.
  const options = { root: folder, index: false, cacheControl: false, acceptRanges: status === 200 };
  if (ending !== '') response.setHeader('Content-Encoding', encoding);
  send(request, path + ending, options)
    .on('headers', () => {
      response.statusCode = status;
      response.setHeader('Content-Type', contentType(path));
    })
    .on('error', (error: Error) => refuse(request, response, error))
    .pipe(response);
}

/** The path of a request, in the client's encoding. */
function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split(/[?#]/, 1)[0] ?? '/';
}

function refuse(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  // A 4xx status: the client's mistake.
  const { status = 500, message } = error as Error & { status?: number };
  const range = response.getHeader('Content-Range');
  for (const name of FILE_HEADERS) response.removeHeader(name);
  if (status === 416 && range) response.setHeader('Content-Range', range);
  if (status < 500) {
    sendText(response, status, message);
    return;
  }
  console.error(`${pathOf(request)}: ${message}`);
  sendText(response, 503, 'Not available');
}

function sendText(response: ServerResponse, status: number, sentence: string): void {
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.writeHead(status).end(`${sentence}\n`);
}
