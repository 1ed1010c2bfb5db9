import { remoteHeaders } from '../../serve/headers.mjs';

/**
 * What a broken deployment answers. Each fault is sent as a real server sends it: status, type and CORS headers are true,
 * so that the browser itself decides what to make of it (FAULTS, A).
 *
 * @typedef {object} Answer
 * @property {number} status
 * @property {import('node:http').IncomingHttpHeaders | Record<string, string>} headers
 * @property {Buffer | string} body
 *
 * @typedef {object} Exchange
 * @property {string} path the path that was asked for
 * @property {(path?: string) => Promise<Answer>} forward asks the server behind, for the same file unless told otherwise
 *
 * @typedef {(exchange: Exchange) => Promise<Answer>} Fault
 */

/** An error page of the server, such as 404 or 500. @param {number} status @returns {Fault} */
export const status = (status) => async () => ({
  status,
  headers: { ...remoteHeaders, 'Content-Type': 'text/plain' },
  body: 'No\n',
});

/** Another file in the place of the right one. @param {string} type @param {string} body @returns {Fault} */
export const content = (type, body) => async () => ({
  status: 200,
  headers: { ...remoteHeaders, 'Content-Type': type },
  body,
});

/** An answer that never comes. @type {Fault} */
export const hang = () => new Promise(() => undefined);

/** The right file, but no page of another origin may read it. @type {Fault} */
export const withoutCors = async ({ forward }) => {
  const { status, headers, body } = await forward();
  return { status, headers: without('access-control-allow-origin', headers), body };
};

/** Headers but for one. @param {string} name @param {Answer['headers']} headers */
export function without(name, headers) {
  return Object.fromEntries(Object.entries(headers).filter(([other]) => other !== name));
}

/** The first half of the right file, as an interrupted upload leaves it. @type {Fault} */
export const truncated = async ({ forward }) => {
  const { status, headers, body } = await forward();
  return { status, headers, body: body.slice(0, Math.floor(body.length / 2)) };
};

/** The right file with its text changed. @param {(text: string) => string} change @returns {Fault} */
export const rewritten =
  (change) =>
  async ({ forward }) => {
    const { status, headers, body } = await forward();
    return { status, headers, body: change(body.toString()) };
  };

/** The right file, as soon as a promise settles. @param {Promise<unknown>} gate @returns {Fault} */
export const heldUntil =
  (gate) =>
  async ({ forward }) => {
    await gate;
    return forward();
  };

const HASH = /(?<=[."'])[0-9a-f]{12}(?=[."'])/g;

/**
 * The same remote deployed anew, with the files of the last release removed: every hashed file has another name, and the
 * manifest and the scripts name the others accordingly. It is a fault for every path of a site.
 *
 * @type {Fault}
 */
export const redeployed = async ({ path, forward }) => {
  const { status, headers, body } = await forward(renamed(path));
  const isText = /\.(?:js|css|json)$/.test(path) && status === 200;
  return { status, headers, body: isText ? renamed(body.toString()) : body };
};

/** Reversing a hash gives a name that no release has had, and doing it twice gives the file back. @param {string} text */
function renamed(text) {
  return text.replace(HASH, (hash) => [...hash].reverse().join(''));
}
