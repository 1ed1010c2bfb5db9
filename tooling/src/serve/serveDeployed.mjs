import { Buffer } from 'node:buffer';
import { createServer } from 'node:http';
import { originOf, MANIFEST } from '../apps.mjs';
import { parsePointer, POINTER, pointerToJson } from 'remote-loader/pointer';
import { BusyPortError } from './BusyPortError.mjs';

/** What concerns the connection to the shop, or would keep its page from loading a remote of this machine. */
const NOT_PASSED_ON = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'keep-alive',
  'reporting-endpoints',
  'strict-transport-security',
  'transfer-encoding',
]);

/** What the browser's request says that the shop has to know. */
const ASKED_WITH = [
  'accept',
  'accept-language',
  'cookie',
  'if-modified-since',
  'if-none-match',
  'range',
];

/**
 * Serves a deployed shop on this machine with some remotes taken from their development servers: a copy of its pages whose
 * release pointer names those. Everything else is asked of the shop.
 *
 * @param {string} shop its origin, such as `https://shop.example`
 * @param {object} options
 * @param {number} options.port
 * @param {readonly import('../apps.mjs').App[]} options.live the remotes that run here
 * @param {number} [options.basePort] the port from which those of the development servers are counted
 * @returns {Promise<{ close(): Promise<void> }>}
 * @throws {BusyPortError}
 */
export async function serveDeployed(shop, { port, live, basePort = port }) {
  const server = createServer((request, response) => {
    const { url = '/', method, headers } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const asked = Object.fromEntries(
      ASKED_WITH.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])),
    );
    const isPointer = new URL(url, shop).pathname === `/${POINTER}`;
    const answer = isPointer ? withLive(shop, live, basePort) : passOn(shop, url, method, asked);
    answer.then(
      ({ status, headers: own, body }) => response.writeHead(status, own).end(body),
      (error) => {
        const reason = error.cause?.code ?? error.message;
        response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' });
        response.end(`${shop} could not be asked for ${url}: ${reason}\n`);
      },
    );
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

/** The shop's pointer with the development servers in it. @param {string} shop @param {readonly import('../apps.mjs').App[]} live @param {number} basePort */
async function withLive(shop, live, basePort) {
  const answer = await fetch(new URL(`/${POINTER}`, shop), {
    headers: { 'Cache-Control': 'no-cache' },
  });
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  const pointer = parsePointer(await answer.json());
  const lines = live.map((app) => [
    app.federationName,
    { manifest: `${originOf(app, basePort)}/${MANIFEST}`, integrity: '' },
  ]);
  const remotes = { ...pointer.remotes, ...Object.fromEntries(lines) };
  return {
    status: 200,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' },
    body: JSON.stringify(pointerToJson({ ...pointer, remotes, isDevelopment: true })),
  };
}

/** @param {string} shop @param {string} url @param {string} method @param {Record<string, string>} headers */
async function passOn(shop, url, method, headers) {
  const target = new URL(url, shop);
  // An address such as `//other.example` would lead elsewhere.
  if (target.origin !== new URL(shop).origin) throw new Error('it is an address of another origin');
  const answer = await fetch(target, { method, headers, redirect: 'manual' });
  const own = [...answer.headers].filter(([name]) => !NOT_PASSED_ON.has(name));
  return {
    status: answer.status,
    headers: Object.fromEntries(own),
    body: Buffer.from(await answer.arrayBuffer()),
  };
}
