import { Buffer } from 'node:buffer';
import { createServer, request as ask } from 'node:http';
import { without } from './faults.mjs';

/**
 * @typedef {import('./faults.mjs').Fault} Fault
 *
 * @typedef {object} Injected
 * @property {Promise<void>} isHit settles when the fault has been asked for once
 * @property {() => number} hits how often it was asked for
 *
 * @typedef {object} FaultServer
 * @property {(path: RegExp, fault: Fault, limit?: { times: number }) => Injected} inject breaks the answers to these
 *   paths from now on, or as often as the limit says; of several faults for a path the newest counts
 * @property {() => void} mend answers everything rightly again
 * @property {() => Promise<void>} close
 */

/**
 * Stands before a site and passes everything on, but for the faults that a test injects while it runs.
 *
 * @param {{ port: number, target: number }} ports its own, and that of the site behind it
 * @returns {Promise<FaultServer>}
 */
export async function serveFaults({ port, target }) {
  /** @type {{ path: RegExp, fault: Fault, left: number, hit: () => void }[]} */
  let rules = [];

  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0];
    const rule = rules.find((candidate) => candidate.left > 0 && candidate.path.test(path));
    if (!rule) {
      pass(request, response, target);
      return;
    }
    rule.left -= 1;
    rule.hit();
    const forward = (asked = path) => fetchWhole(asked, target);
    rule.fault({ path, forward }).then(
      ({ status, headers, body }) => {
        response.writeHead(status, without('content-length', headers)).end(body);
      },
      () => response.destroy(),
    );
  });

  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(undefined));
  });
  return {
    inject(path, fault, { times } = { times: Infinity }) {
      let hits = 0;
      /** @type {() => void} */
      let settle = () => undefined;
      const isHit = new Promise((resolve) => (settle = () => resolve(undefined)));
      const hit = () => {
        hits += 1;
        settle();
      };
      rules = [{ path, fault, left: times, hit }, ...rules];
      return { isHit: /** @type {Promise<void>} */ (isHit), hits: () => hits };
    },
    mend() {
      rules = [];
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {number} port
 */
function pass(request, response, port) {
  const { method, url: path, headers } = request;
  const behind = ask({ port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  behind.on('error', () => response.destroy());
  request.pipe(behind);
}

/** A file as it is, without compression. @param {string} path @param {number} port */
function fetchWhole(path, port) {
  return /** @type {Promise<import('./faults.mjs').Answer>} */ (
    new Promise((resolve, reject) => {
      const behind = ask({ port, path }, (answer) => {
        /** @type {Buffer[]} */
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 502,
            headers: answer.headers,
            body: Buffer.concat(parts),
          }),
        );
      });
      behind.on('error', reject);
      behind.end();
    })
  );
}
